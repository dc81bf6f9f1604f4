import { listed, questions, rulings, section, type Section } from '../../../frame/rules/sections';

/** Each with the rules that it decides. */
const RULINGS = [
  'VH-4.1',
  'VH-8.20',
  'VH-8.2',
  'VH-8.12',
  'VH-3.1 VH-8.31',
  'VH-7.5',
  'VH-11.1',
  'VH-11.4',
  'VH-8.25',
  'VH-8.6',
  'VH-8.8',
];

export const sections: Section[] = [
  section('goal', ['=intro', 'VH-11.1 VH-11.3:all,tie']),
  section('setup', [
    'VH-2.1 VH-1.1',
    'VH-2.2 VH-2.4',
    'VH-3.1 VH-3.3 VH-3.4 VH-3.5',
    'VH-1.2 VH-1.3',
    'VH-4.6',
  ]),
  section('turn', ['VH-5.1 VH-5.2', 'VH-5.4 VH-5.5 VH-5.6:forced', 'VH-5.3 VH-5.7:unable']),
  section('place', ['VH-6.1 VH-6.2 VH-6.3', 'VH-4.1 VH-4.2 VH-4.3 VH-4.4 VH-4.5']),
  section('recruit', [
    'VH-7.1 VH-7.2 VH-7.8',
    'VH-7.3 VH-7.4:price,alone,recruit',
    'VH-7.5 VH-7.6 VH-7.7:fifth',
  ]),
  section('battle', [
    'VH-8.1 VH-8.2 VH-8.3',
    'VH-8.10 VH-8.11 VH-8.12:event,journey,pawn',
    'VH-8.20 VH-8.21:battle,symbols',
    'VH-8.22 VH-8.23 VH-8.24:crown',
    'VH-8.25:court',
    'VH-8.30 VH-8.31 VH-8.32:add',
    'VH-8.33 VH-8.34:rivals,own',
    'VH-8.5:refresh',
    'VH-8.6:ace',
    'VH-8.7 VH-8.8 VH-8.9:excuse,discard',
  ]),
  section('combat', ['VH-9.1 VH-9.2:landing', 'VH-9.3 VH-9.4 VH-9.5:uphill,falls,level']),
  section('glory', ['VH-10.1:glory', 'VH-10.2 VH-10.3:group,armies', 'VH-10.5:doubled']),
  section('after', ['VH-11.4:home', 'VH-11.5 VH-11.6:swept', 'VH-11.7']),
  section('cards', ['VH-2.5'], { pieces: true }),
  section('faq', [], {
    questions: questions([
      'VH-8.20 VH-8.21:faq-1',
      'VH-8.25:faq-2',
      'VH-8.6:faq-3',
      'VH-8.7:faq-4',
      'VH-4.4:faq-5',
      'VH-7.4:faq-6',
      'VH-9.3:faq-7',
      'VH-11.1:faq-8',
      'VH-8.33:faq-9',
      'VH-11.4:faq-10',
    ]),
  }),
  section('actions', ['VH-13 VH-2.3', 'VH-14.1 VH-14.5'], { more: listed('action', 7) }),
  section('rulings', ['=about-rulings'], { more: rulings(RULINGS) }),
];

import { listed, questions, rulings, section, type Section } from '../../../frame/rules/sections';

/** Each with the rules that it decides. */
const RULINGS = [
  'VA-7.4',
  'VA-5.2 VA-5.3',
  'VA-6.1',
  'VA-12.4',
  'VA-12.4',
  'VA-12.4',
  'VA-11.5',
  'VA-11.6',
  'VA-12.5',
  'VA-8.4',
];

export const sections: Section[] = [
  section('goal', ['=intro', 'VA-14.1:temple,level']),
  section('setup', ['VA-2.1 VA-2.5', 'VA-2.6', 'VA-1.1 VA-1.2 VA-1.3 VA-1.4']),
  section('turn', ['VA-4.1 VA-1.8']),
  section('resource', ['VA-5.1', 'VA-5.2 VA-5.3 VA-5.4 VA-5.5:trade,four,even']),
  section('game', [
    'VA-6.1 VA-6.2:open,freya,owned',
    'VA-6.4 VA-6.5 VA-6.6 VA-6.7:actions,buy,free',
    'VA-6.8:limit',
  ]),
  section('build', ['VA-7.1 VA-7.2:works', 'VA-7.3 VA-7.5 VA-7.6:god', 'VA-7.4']),
  section('attack', [
    'VA-8.1 VA-8.2 VA-8.3:order,twice',
    'VA-8.4:sword,wrath',
    'VA-8.5 VA-8.7:defence',
    'VA-10.2:attack,safe,zone',
  ]),
  section('followers', ['VA-9.1 VA-9 VA-9.2 VA-9.3 VA-9.4:thor,odin,loki', 'VA-10.1 VA-10.3']),
  section('temples', ['VA-11.1 VA-11.2 VA-11.3 VA-11.4', 'VA-11.5 VA-11.6:kept']),
  section('weapons', [
    'VA-12.1 VA-12.2',
    'VA-12.3 VA-12.4',
    'VA-12.5:horn',
    'VA-12.6 VA-12.7 VA-12.8:vanished,backstab',
  ]),
  section('cards', ['VA-1.6 VA-13 VA-13.1', 'VA-3.5 VA-1.7'], { pieces: true }),
  section('end', ['VA-14.3 VA-4.2', 'VA-14.2 VA-14.4']),
  section('faq', [], {
    questions: questions([
      'VA-11.5:faq-1',
      'VA-11.6:faq-2',
      'VA-5.2:faq-3',
      'VA-6.2:faq-4',
      'VA-7.6:faq-5',
      'VA-6.8:faq-6',
      'VA-8.2:faq-7',
      'VA-8.4:faq-8',
      'VA-12.4:faq-9',
      'VA-12.6:faq-10',
    ]),
  }),
  section('actions', ['VA-15 VA-15.1 VA-15.2', 'VA-15.3 VA-15.4'], {
    more: listed('action', 8),
  }),
  section('rulings', ['VA-19'], { more: rulings(RULINGS, 'VA-19') }),
];

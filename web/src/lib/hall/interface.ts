/**
 * The requests that the hall accepts, by its interface document: paths, their parts and queries, bodies and
 * answers. This module has only types; `request` (api.ts) sends the requests.
 */
import type { paths } from '../schema';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never;
type Whole<Path extends string> = `/api/${Path}` & keyof paths;

/** The paths of a method, without the `/api/` before them. */
export type PathOf<Verb extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<Lowercase<Verb>, object>
    ? Path extends `/api/${infer Rest}`
      ? Rest
      : never
    : never;
}[keyof paths];

type Operation<
  Verb extends Method,
  Path extends PathOf<Verb>,
> = paths[Whole<Path>][Lowercase<Verb>];

/** Nothing if the document has no such parts; an optional part of a query may be null as well. */
type Named<All> = [All] extends [undefined]
  ? unknown
  : { [Name in keyof All]: All[Name] | ({} extends Pick<All, Name> ? null | undefined : never) };
type Parts<Op> = Op extends { parameters: { path?: infer Path; query?: infer Query } }
  ? Named<Path> & Named<Exclude<Query, undefined>>
  : unknown;
type Body<Op> = Op extends { requestBody: infer Sent } ? { body: Json<Sent> } : unknown;

/** The input of a request: the parts of its path and its query by their names, and its body. */
type Given<Verb extends Method, Path extends PathOf<Verb>> = Parts<Operation<Verb, Path>> &
  Body<Operation<Verb, Path>>;
/** The same as arguments: none if nothing is needed. */
export type Arguments<Verb extends Method, Path extends PathOf<Verb>> =
  {} extends Given<Verb, Path> ? [given?: Given<Verb, Path>] : [given: Given<Verb, Path>];

/** The hall's answer to a request that it accepts. */
export type Answer<Verb extends Method, Path extends PathOf<Verb>> =
  Operation<Verb, Path> extends { responses: infer Responses }
    ? Json<Responses[keyof Responses & (200 | 201)]>
    : never;

import { assistantRoot } from '../src/domain/assistant.ts';
import type { SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import { questionsOf, type ScenarioQuestion, type Words } from './scenario-parts.ts';
import type { Scenario } from './scenario-schema.ts';
import { rejected, succeeded, wireNumber } from './wire-answer.ts';

function contactInfo(call: SandboxCall): WireAnswer {
  if (call.field('overall') !== '30') return rejected(call, call.words.say('refused'));
  const { email, phone } = call.tenant.support;
  return succeeded(call, { email, phone });
}

/** A place of the assistant's tree: what is said there, and what can be asked next; undefined for an unknown one. */
function placeOf(
  { assistant }: Scenario,
  id: string,
): Pick<ScenarioQuestion, 'says' | 'next'> | undefined {
  if (id === assistantRoot) return { says: assistant.says, next: assistant.categories };
  return questionsOf(assistant.categories).find((question) => question.id === id);
}

/** What a tapped question does; any number but the last one loads what follows it. */
const actions = { category: 1, question: 2, person: 4 };

/** A text of the tree with what the tenant itself says filled in. */
function filledIn({ words, tenant }: SandboxCall, text: Words = ''): string {
  const { decisionDays, creditDaysMax } = tenant.loanTerms;
  const values: Readonly<Record<string, string | number>> = {
    decisionDays,
    creditDaysMax,
    phone: tenant.support.phone,
  };
  return words
    .pick(text)
    .replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

const wireQuestion = (call: SandboxCall, question: ScenarioQuestion, isCategory: boolean) => ({
  id: /^\d+$/.test(question.id) ? wireNumber(call, BigInt(question.id)) : question.id,
  title_local: filledIn(call, question.title),
  title_local_alias: filledIn(call, question.short),
  action_type: wireNumber(
    call,
    actions[question.isPerson ? 'person' : isCategory ? 'category' : 'question'],
  ),
});

function qaList(call: SandboxCall): WireAnswer {
  const id = call.field('pid');
  const place = placeOf(call.scenario, id);
  if (!place) return rejected(call, call.words.say('unknownQuestion'));
  const answerList =
    place.next?.map((next) => wireQuestion(call, next, id === assistantRoot)) ?? [];
  return succeeded(call, { question: filledIn(call, place.says), answerList });
}

/** What the assistant says to a record, by its type; to a score it says nothing. */
const replies: Readonly<Record<string, (call: SandboxCall, value: string) => string | null>> = {
  1: () => '',
  2: ({ words }, value) => words.say(value === '0' ? 'sorryNoHelp' : 'gladItHelped'),
  3: () => null,
  4: ({ words }) => words.say('questionNoted'),
};

const expected: Readonly<Record<string, RegExp>> = { 2: /^[01]$/, 3: /^[1-5]$/, 4: /\S/ };

function qaRecord(call: SandboxCall): WireAnswer {
  const type = call.field('type');
  const value = call.field('value');
  const reply = replies[type];
  const isFaulty = expected[type]?.test(value) === false;
  const isUnknown = ['2', '3'].includes(type) && !placeOf(call.scenario, call.field('qaId'));
  if (!reply || isFaulty) return rejected(call, call.words.say('refused'));
  if (isUnknown) return rejected(call, call.words.say('unknownQuestion'));
  return succeeded(call, reply(call, value));
}

/** The assistant, a tree of questions, and whom else to ask. */
export const assistantHandlers: SandboxHandlers = { contactInfo, qaList, qaRecord };

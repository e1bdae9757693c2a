import type { AssistantAnswer, AssistantQuestion } from '../../domain/assistant.ts';
import { listOf, textOf } from '../read-fields.ts';
import { wireFields } from '../wire-fields.ts';
import type { QaItemWire, QaListWire } from './assistant.wire.ts';

/** The `action_type` that leads to a person. */
const toPerson = '4';

function toQuestion(value: unknown): AssistantQuestion {
  const wire = wireFields<QaItemWire>(value);
  const title = textOf(wire.title_local);
  return {
    id: textOf(wire.id),
    title,
    shortTitle: textOf(wire.title_local_alias) || title,
    leadsToPerson: textOf(wire.action_type) === toPerson,
  };
}

/** What the assistant says out of `qaList`. A choice without an id leads nowhere and is left out; an only entry may be the answer, which needs none. */
export function toAssistantAnswer(data: unknown): AssistantAnswer {
  const wire = wireFields<QaListWire>(data);
  return {
    question: textOf(wire.question),
    answers: listOf(wire.answerList, 'data.answerList')
      .map(toQuestion)
      .filter(({ id }, _at, all) => id !== '' || all.length === 1),
  };
}

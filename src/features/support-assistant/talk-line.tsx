import { memo } from 'react';
import type { TalkMessage } from '../../domain/assistant-talk.ts';
import { Button } from '../../ui/button.tsx';
import css from './support-assistant.module.css';
import { AssistantIcon } from './talk-icons.tsx';

/** Props of `TalkLine`: nothing in them changes while a line says the same, so it is not drawn again. */
export interface TalkLineProps {
  isPerson: boolean;
  /** For the ear: who says it. */
  speaker: string;
  title?: string | undefined;
  text: string;
  isBad: boolean;
  /** The first of several lines of one side. */
  isFirst: boolean;
  /** A button under the line. */
  actLabel?: string | undefined;
  message: TalkMessage;
  /** The same function for all lines. */
  onAct: (message: TalkMessage) => void;
}

/** One line of a talk. What people and lenders wrote is text and nothing else: no HTML, no link (HD-14). */
export const TalkLine = memo(function TalkLine({
  isPerson,
  speaker,
  title,
  text,
  isBad,
  isFirst,
  actLabel,
  message,
  onAct,
}: TalkLineProps) {
  return (
    <div className={css.line} data-person={isPerson || undefined} data-first={isFirst || undefined}>
      {!isPerson && isFirst && (
        <span className={css.face}>
          <AssistantIcon />
        </span>
      )}
      <div className={css.bubble} data-bad={isBad || undefined}>
        <span className="visually-hidden">{speaker}</span>
        {title !== undefined && <p className={css.title}>{title}</p>}
        <p dir="auto">{text}</p>
        {actLabel !== undefined && (
          <Button kind="secondary" size="small" onPress={() => onAct(message)}>
            {actLabel}
          </Button>
        )}
      </div>
    </div>
  );
});

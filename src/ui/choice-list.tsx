import type { ReactNode } from 'react';
import css from './choice-list.module.css';
import { wrapTexts } from './wrap-texts.tsx';

/** One way to choose. */
export interface Choice<Value extends string> {
  value: Value;
  title: ReactNode;
  detail?: ReactNode;
  /** A logo or an icon before the title. */
  picture?: ReactNode;
  /** What else tells it from the others, in a word or two. */
  badge?: ReactNode;
  /** What it comes to, at the row's end. */
  end?: ReactNode;
  /** Cannot be chosen now. */
  isOff?: boolean | undefined;
  /** Why not, in a sentence. */
  whyOff?: ReactNode;
}

/** Props of `ChoiceList`. */
export interface ChoiceListProps<Value extends string> {
  legend: ReactNode;
  /** The legend is for screen readers alone. */
  isLegendHidden?: boolean | undefined;
  /** Of the radio buttons; no other list of the page has it. */
  name: string;
  /** The chosen value; undefined or '' while nothing is chosen. */
  value: Value | '' | undefined;
  onChoose: (value: Value) => void;
  choices: readonly Choice<Value>[];
  /** 'rows' one under another; 'chips' side by side, for short words. */
  layout?: 'rows' | 'chips' | undefined;
}

/** One of several: native radio buttons, the whole row is the target. */
export function ChoiceList<Value extends string>({
  legend,
  isLegendHidden,
  name,
  value,
  onChoose,
  choices,
  layout = 'rows',
}: ChoiceListProps<Value>) {
  return (
    <fieldset className={css.list} data-layout={layout}>
      <legend className={isLegendHidden ? 'visually-hidden' : css.legend}>{legend}</legend>
      <div className={css.choices}>
        {choices.map(({ value: own, title, detail, picture, badge, end, isOff, whyOff }, at) => {
          const about = (isOff && whyOff) || detail;
          const id = `choice-${name}-${at}`;
          const described = [
            badge != null && `${id}-badge`,
            end != null && `${id}-end`,
            about != null && `${id}-about`,
          ].filter(Boolean);
          return (
            <label
              key={own}
              className={css.choice}
              data-off={isOff || undefined}
              data-chosen={own === value || undefined}
            >
              {picture != null && <span className={css.picture}>{picture}</span>}
              <span className={css.words}>
                <span className={css.line}>
                  <span className={css.title} id={id}>
                    {title}
                  </span>
                  {badge != null && (
                    <span className={css.badge} id={`${id}-badge`}>
                      {badge}
                    </span>
                  )}
                  {end != null && (
                    <span className={css.end} id={`${id}-end`}>
                      {end}
                    </span>
                  )}
                </span>
                {about != null && (
                  <span className={css.detail} id={`${id}-about`}>
                    {isOff && whyOff != null && detail != null
                      ? wrapTexts([detail, ' · ', whyOff])
                      : about}
                  </span>
                )}
              </span>
              <input
                type="radio"
                className={css.radio}
                name={name}
                value={own}
                checked={own === value}
                disabled={isOff}
                aria-labelledby={id}
                aria-describedby={described.join(' ') || undefined}
                onChange={() => onChoose(own)}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

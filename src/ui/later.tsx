import { useEffect, useState, type ComponentType } from 'react';

/**
 * A part of a screen whose code arrives after the screen: until then, and for good when it cannot be had,
 * `Meanwhile` stands in its place, or nothing. Only for what a person can do without. A part that is there
 * already is drawn at once.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Later(props: Props) {
    const [Part, setPart] = useState(() => loaded ?? Meanwhile);
    useEffect(() => {
      let isWanted = true;
      load().then(
        (part) => {
          loaded = part;
          if (isWanted) setPart(() => part);
        },
        () => undefined,
      );
      return () => {
        isWanted = false;
      };
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}

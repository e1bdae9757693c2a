import { useEffect, useState, type ComponentType } from 'react';

/**
 * A part of a screen whose code arrives after the screen: nothing is shown until then, and nothing at all when
 * it cannot be had. Only for what a person can do without.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function Later(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      let isWanted = true;
      load().then(
        (part) => isWanted && setPart(() => part),
        () => undefined,
      );
      return () => {
        isWanted = false;
      };
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}

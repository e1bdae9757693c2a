import { onPlainClick } from '../../../src/ui/plain-click.ts';

interface Part {
  id: string;
  title: string;
  specimens: readonly { id: string; name: string }[];
}

/** What stands on a page of specimens, in its order. */
const partsIn = (page: Element): Part[] =>
  [...page.querySelectorAll('[data-part-title]')].map((heading) => ({
    id: heading.id,
    title: heading.textContent,
    specimens: [...(heading.parentElement?.querySelectorAll('[data-specimen]') ?? [])].map(
      ({ id }) => ({ id, name: id.replace('gallery-', '') }),
    ),
  }));

/** Goes to a place of the page without a step in the browser's history, which would be another screen of the app. */
function goTo(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

/** Props of `Contents`. */
export interface ContentsProps {
  /** Whose headings and specimens it lists. */
  of: HTMLElement | null;
  title: string;
}

/** The table of contents: what is on the page is read from it, so that nothing can be left out. */
export function Contents({ of: page, title }: ContentsProps) {
  const parts = page ? partsIn(page) : [];
  const link = (id: string, name: string) => (
    <a href={`#${id}`} onClick={onPlainClick(() => goTo(id))}>
      {name}
    </a>
  );
  return (
    <nav className="pv-contents" aria-label={title}>
      <ul>
        {parts.map(({ id, title: name, specimens }) => (
          <li key={id}>
            {link(id, name)}
            <ul>
              {specimens.map((one) => (
                <li key={one.id}>{link(one.id, one.name)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

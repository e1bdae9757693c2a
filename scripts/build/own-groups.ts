import path from 'node:path';

/** What the bundler tells of a module while it makes chunks. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/** The two modules that decide when our own code is needed. */
export interface OwnGroupsOptions {
  /** Arrives first; what it imports travels beside it in one chunk, where smaller ones would be shared out. */
  start: string;
  /** Draws a borrower's first views; what it imports travels in one chunk with it. */
  firstView: string;
  /** Drawings of single screens, fetched beside the answers to their calls: each travels in one chunk with what it imports. */
  drawings: readonly string[];
  /** Arrives next, on every page; what it imports travels in one chunk with it. */
  main: string;
  /** The screen that most visits begin with: what it shares with others comes without what only others share. */
  first: string;
  /** The page that strangers see first: it comes without what only borrowers need. */
  site: string;
}

/**
 * Chunk groups of our own modules, so that a page needs few files and not one for every module that two
 * screens share: `start` is what decides what is shown; `main` what every page needs, or the first screen and the
 * site alike; `screens` and `site` what one of these two shares with others; `more` what only others share. What only
 * one screen needs stays in that screen's own file.
 */
export function ownGroups({ start, firstView, drawings, main, first, site }: OwnGroupsOptions) {
  // With a query: what is asked for is only where a sheet lies.
  const isOurs = /[\\/]src[\\/].+\.(?:tsx?|css)(?:\?.+)?$/;
  const needs = new Map<string, ReadonlySet<string>>();
  const isNeededBy = (root: string, id: string, graph: ModuleGraph): boolean => {
    const found = needs.get(root) ?? neededModules(path.resolve(root), graph);
    needs.set(root, found);
    return found.has(id);
  };
  return [
    // What asks lenders travels with the library for it: a legal page and the download share other parts with a
    // borrower's screen, and would bring the library along by them.
    {
      name: (id: string, graph: ModuleGraph) => {
        if ([start, firstView, main].some((root) => isNeededBy(root, id, graph))) return null;
        return isNeededBy(first, id, graph) || /[\\/]app[\\/]/.test(id) ? 'lender-data' : null;
      },
      test: /[\\/]src[\\/](?:lender-api[\\/]|payments[\\/]|app[\\/](?:lender-data|create-store)\.).*$/,
      priority: 3,
      includeDependenciesRecursively: false,
    },
    {
      name: (id: string, graph: ModuleGraph) =>
        isNeededBy(start, id, graph) && id !== path.resolve(start) ? 'start' : null,
      test: /[\\/]src[\\/].+\.tsx?$|vite\/preload-helper/,
      priority: 3,
      includeDependenciesRecursively: false,
    },
    {
      // What every page is made of comes apart from what only a borrower's first views are, and what only one of them is.
      name: (id: string, graph: ModuleGraph) => {
        if (isNeededBy(start, id, graph)) return null;
        const users = drawings.filter((drawing) => isNeededBy(drawing, id, graph));
        const isForAll = isNeededBy(firstView, id, graph) || users.length > 1;
        if (!isForAll && users.length === 0) return null;
        // A drawing may import nothing that would have to be fetched behind it.
        if (isNeededBy(main, id, graph) || isNeededBy(site, id, graph)) return 'page';
        return isForAll ? 'first-view' : path.basename(users[0] ?? '', '.tsx');
      },
      // Of a picture it is the address, which would be a file of its own. What makes React's elements needs no React (355
      // bytes).
      test: /[\\/]src[\\/].+\.(?:tsx?|css|svg(?:\?.+)?)$|node_modules[\\/]react[\\/](?:cjs[\\/]react-)?jsx-runtime\./,
      priority: 100,
      includeDependenciesRecursively: false,
    },
    {
      // One file for the drawings of rarer states: each file would be named in the first screen.
      name: 'drawings',
      test: /[\\/]drawings[\\/](?:review|closed|disbursing|processing|declined)\.tsx$/,
      priority: 3,
      includeDependenciesRecursively: false,
    },
    {
      name: (id: string, graph: ModuleGraph) => {
        if (isNeededBy(start, id, graph)) return null;
        const isForBoth = isNeededBy(first, id, graph) && isNeededBy(site, id, graph);
        return isForBoth || isNeededBy(main, id, graph) ? 'main' : null;
      },
      test: isOurs,
      priority: 2,
      includeDependenciesRecursively: false,
    },
    {
      name: (id: string, graph: ModuleGraph) => {
        if (isNeededBy(start, id, graph)) return null;
        if (isNeededBy(first, id, graph)) return 'screens';
        return isNeededBy(site, id, graph) ? 'site' : null;
      },
      test: isOurs,
      priority: 1,
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
    {
      // What asks lenders comes in a file of its own: a legal page or the download shares other parts with a
      // borrower's screen, and would bring the library for it along by them.
      name: (id: string, graph: ModuleGraph) => {
        if (isNeededBy(start, id, graph)) return null;
        return /[\\/](?:lender-api|payments)[\\/]/.test(id) ? 'lender-more' : 'more';
      },
      test: isOurs,
      priority: 0,
      // What two or three share comes in a file of its own, lest a small part brings all of this along.
      minShareCount: 4,
      includeDependenciesRecursively: false,
    },
  ];
}

/** A module and all that it imports statically. */
function neededModules(root: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(root);
  return found;
}

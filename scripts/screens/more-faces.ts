import { pathOf } from '../../src/navigation/route-table.ts';
import type { SandboxTenant } from '../../sandbox/sandbox-tenant.ts';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import {
  type FaceFault,
  failure,
  loanOf,
  type ScreenFace,
  silence,
  usualLoan,
} from './screen-face.ts';

/** Makes the faces of one screen that its row alone does not tell, out of its ready one; a same name replaces. */
type MoreFaces = (lender: SandboxTenant, ready: ScreenFace) => ScreenFace[];

/** A loan on which nothing is owed any more has nothing to choose. */
const emptyWhenRepaid: MoreFaces = (lender, ready) => [
  {
    ...ready,
    face: 'empty',
    title: 'Nothing is owed any more',
    marks: { ...ready.marks, face: 'empty' },
    query: loanOf(lender, '200'),
    isOptional: true,
  },
];

/** Nobody can complain about a loan that there is not. */
const emptyWithoutLoans: MoreFaces = (_lender, ready) => [
  {
    ...ready,
    face: 'empty',
    title: 'There is no loan',
    marks: { ...ready.marks, face: 'empty' },
    query: {},
    visitor: 'loanless',
    isOptional: true,
  },
];

/** Only somebody who is signed in waits for the lender's own contacts. */
const signedIn: MoreFaces = (_lender, ready) => {
  const face = (name: 'loading' | 'error', title: string, fault: FaceFault): ScreenFace => ({
    ...ready,
    face: name,
    title,
    marks: { ...ready.marks, face: name },
    visitor: 'borrower',
    faults: [fault],
    isOptional: true,
  });
  return [
    { ...ready, face: 'signed-in', title: 'By what the lender says', visitor: 'borrower' },
    face('loading', 'Nothing has answered yet', silence),
    face('error', 'The first call fails', failure('contactInfo')),
  ];
};

/** What is special about a screen. */
export const moreFaces: Partial<Record<ScreenKey, MoreFaces>> = {
  customerService: signedIn,
  // Whose reviews nobody has written yet has an empty page.
  reviews: ({ tenant }, ready) =>
    tenant.marketing.reviews.length > 0
      ? []
      : [{ ...ready, title: 'There are no reviews yet', marks: { ...ready.marks, face: 'empty' } }],
  instalments: emptyWhenRepaid,
  extension: emptyWhenRepaid,
  cardRepayment: (lender, ready) => [
    {
      ...ready,
      face: 'repaid',
      title: 'The loan is repaid already',
      query: loanOf(lender, '200'),
      isOptional: true,
    },
  ],
  // The loan that is asked for early is only the frame: the number is what the screen cannot do without.
  virtualAccount: (_lender, ready) => [
    {
      ...ready,
      face: 'error',
      title: 'No call is answered well',
      marks: { ...ready.marks, face: 'error' },
      faults: [failure(undefined)],
      isOptional: true,
    },
  ],
  complaintStart: emptyWithoutLoans,
  complaintStartNew: emptyWithoutLoans,
  complaintDetails: ({ scenario }, ready) =>
    scenario.complaints
      .filter(({ answer }) => !answer)
      .slice(0, 1)
      .map(({ id }) => ({
        ...ready,
        face: 'unanswered',
        title: 'A complaint that is being looked at',
        query: { problemId: id },
        isOptional: true,
      })),
  complaintForm: (_lender, ready) => [
    {
      ...ready,
      face: 'collection',
      title: 'A complaint about collection',
      query: { ...ready.query, problemType: '1', problemSonType: '11' },
      isOptional: true,
    },
  ],
};

/** The pages that stand for a whole one, whatever the screen was to be. */
export function wholePageFaces(lender: SandboxTenant): ScreenFace[] {
  const page = (screen: string, title: string, change: Partial<ScreenFace>): ScreenFace => ({
    screen,
    face: 'ready',
    title,
    marks: { screen, face: 'ready' },
    path: '/',
    query: {},
    visitor: 'nobody',
    faults: [],
    isOptional: false,
    ...change,
  });
  return [
    page('logIn', 'A borrower’s screen without a session', {
      path: pathOf(lender.tenant, 'loanDetails'),
      query: usualLoan(lender),
    }),
    page('notFound', 'An address that means nothing', { path: '/nowhere' }),
    page('unknownLender', 'A flag that names nobody', { query: { tenant: 'nobody-at-all' } }),
    page('maintenance', 'A tenant.json that cannot be had', {
      faults: [{ at: 'files', pattern: '**/tenants/*/tenant.json', kind: '500' }],
    }),
  ];
}

import { assistantTalks } from '../../session/assistant-talk.ts';
import type { Session } from '../../session/session.ts';
import { hasTopics, leadTalk, type TalkLead } from './lead-talk.ts';

const leads = new WeakMap<Session, Map<string, TalkLead>>();

/**
 * Who leads the talk about a loan ('' for none). It outlives the screen: whoever goes on to the complaint form while
 * something is on its way to the lender comes back to a talk that knows whether it arrived, and nothing is told twice.
 */
export function talkLeadOf(session: Session, loanId: string): TalkLead {
  const known = leads.get(session) ?? new Map<string, TalkLead>();
  leads.set(session, known);
  const lead = known.get(loanId);
  const talk = lead?.talk();
  if (lead && (!talk || hasTopics(talk))) {
    // Nobody is asked for stars a second time.
    if (talk?.isRating) lead.tell({ type: 'ratingClosed' });
    return lead;
  }
  const talks = assistantTalks(session);
  const made = leadTalk(talks.find(loanId), (talk) => talks.keep(loanId, talk));
  known.set(loanId, made);
  return made;
}

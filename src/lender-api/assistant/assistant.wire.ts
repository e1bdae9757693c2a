/** Something to tap in `qaList`. */
export interface QaItemWire {
  id: string | number;
  title_local: string;
  title_local_alias?: string | null;
  /** 4 leads to a person; any other to the children (screens §8). */
  action_type?: string | number | null;
}

/** The `data` of `qaList` (lender-api §2). */
export interface QaListWire {
  question?: string | null;
  answerList?: QaItemWire[] | null;
}

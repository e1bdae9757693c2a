/** How one call of the lender's API goes out, and which of the lender's success rules it speaks (lender-api §1, §2). */
export interface Endpoint {
  /** The call's name, as `lender-api.md` and the tenant's `api.paths` know it. */
  key: string;
  /** Absent: POST. */
  method?: 'GET';
  /** Default path behind the tenant's prefix; the tenant's `api.paths` may replace it. */
  path: string;
  /** `success`: the flag must be there and true. Absent: whichever of success, code, status is there. */
  dialect?: 'success';
  /** Nobody reads the answer, so nobody is told when it cannot be read. */
  isReport?: boolean;
  /** Payload fields that travel in the query although the call is a POST. */
  inQuery?: readonly string[];
  /** Which of the common parameters travel besides the language; without it all of them do. */
  common?: readonly string[];
}

/** The calls of one subject, by their key. A screen downloads only those of the subjects that it uses. */
export type Endpoints = Readonly<Record<string, Endpoint>>;

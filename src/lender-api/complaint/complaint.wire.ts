import type { WireFlag } from '../loan/loan.wire.ts';

/** A kind of complaint in `problemInit`. */
export interface ProblemTypeWire {
  title: string;
  value: string | number;
}

/** A row of an order card in `problemInit`. */
export interface TitleValueWire {
  title: string;
  value?: string | number | null;
}

/** An order in `problemInit`. */
export interface OrderCardWire {
  productLogo?: string | null;
  productName?: string | null;
  status?: string | null;
  rows?: TitleValueWire[] | null;
  orderNo: string | number;
  isShow?: WireFlag;
}

/** The `data` of `problemInit` (lender-api §2). */
export interface ProblemInitWire {
  problemType?: ProblemTypeWire[] | null;
  problemSonType?: ProblemTypeWire[] | null;
  orderDetail?: OrderCardWire | null;
  orderList?: OrderCardWire[] | null;
  problemStatus?: string | null;
}

/** The `data` of `problemImage`. */
export interface ProblemImageWire {
  url: string;
}

/** A complaint in `problemList`. */
export interface ProblemItemWire {
  id: string | number;
  time?: string | number | null;
  type?: string | null;
  content?: string | null;
}

/** A tab in `problemList`. */
export interface ProblemTabWire {
  title: string;
  list?: ProblemItemWire[] | null;
}

/** The `data` of `problemDetail`. */
export interface ProblemDetailWire {
  type?: string | null;
  sonType?: string | null;
  content: string | null;
  images?: string[] | null;
  disposeDetail?: string | null;
  disposeImages?: string[] | null;
  /** Not 0: a rating is asked for. */
  isScore?: number | string | boolean;
}

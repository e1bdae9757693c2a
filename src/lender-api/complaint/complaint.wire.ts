import type {
  ComplaintCategory,
  ComplaintListItem,
  ComplaintOrder,
  ComplaintRecord,
  ComplaintStart,
  ComplaintTab,
} from '../../domain/complaint.ts';
import type { DetailLine } from '../../domain/loan-offer.ts';
import {
  dateOf,
  flagOf,
  idOf,
  listOf,
  textOf,
  WrongShape,
  wireFields,
  type WireFlag,
} from '../read-fields.ts';

/** A kind of complaint in `problemInit`. */
interface ProblemTypeWire {
  title: string;
  value: string | number;
}

/** A row of an order card in `problemInit`. */
interface TitleValueWire {
  title: string;
  value?: string | number | null;
}

/** An order in `problemInit`. */
interface OrderCardWire {
  productLogo?: string | null;
  productName?: string | null;
  status?: string | null;
  rows?: TitleValueWire[] | null;
  orderNo: string | number;
  isShow?: WireFlag;
}

/** The `data` of `problemInit` (lender-api §2). */
interface ProblemInitWire {
  problemType?: ProblemTypeWire[] | null;
  problemSonType?: ProblemTypeWire[] | null;
  orderDetail?: OrderCardWire | null;
  orderList?: OrderCardWire[] | null;
  problemStatus?: string | null;
}

/** The `data` of `problemImage`. */
interface ProblemImageWire {
  url: string;
}

/** A complaint in `problemList`. */
interface ProblemItemWire {
  id: string | number;
  time?: string | number | null;
  type?: string | null;
  content?: string | null;
}

/** A tab in `problemList`. */
interface ProblemTabWire {
  title: string;
  list?: ProblemItemWire[] | null;
}

/** The `data` of `problemDetail`. */
interface ProblemDetailWire {
  type?: string | null;
  sonType?: string | null;
  content: string | null;
  images?: string[] | null;
  disposeDetail?: string | null;
  disposeImages?: string[] | null;
  /** Not 0: a rating is asked for. */
  isScore?: number | string | boolean;
}

/** A kind without a value cannot be sent back and is left out. */
const toCategories = (value: unknown, where: string): ComplaintCategory[] =>
  listOf(value, where)
    .map((row) => wireFields<ProblemTypeWire>(row))
    .map((row) => ({ code: textOf(row.value), title: textOf(row.title) }))
    .filter(({ code }) => code !== '');

const toRows = (value: unknown, where: string): DetailLine[] =>
  listOf(value, where)
    .map((row) => wireFields<TitleValueWire>(row))
    .map((row) => ({ label: textOf(row.title), value: textOf(row.value) }))
    .filter((row) => row.value.trim() !== '');

/** An order without a number cannot be complained about and is left out. */
function toOrders(values: readonly unknown[], where: string): ComplaintOrder[] {
  return values.flatMap((value) => {
    const wire = wireFields<OrderCardWire>(value);
    const loanId = idOf(wire.orderNo);
    if (loanId === undefined) return [];
    return {
      loanId,
      productName: textOf(wire.productName),
      productLogo: textOf(wire.productLogo),
      status: textOf(wire.status),
      rows: toRows(wire.rows, `${where}.rows`),
      takesCollectionComplaints: flagOf(wire.isShow),
    };
  });
}

/** A bare number is a code of the lender's own; on a card it would say nothing to a person. */
const toLine = (value: unknown) => textOf(value).replace(/^\d+$/, '');

/** The start of a complaint out of `problemInit`; whatever it lacks is empty. */
export function toComplaintStart(data: unknown): ComplaintStart {
  const wire = wireFields<ProblemInitWire>(data);
  const [order] = toOrders([wire.orderDetail], 'data.orderDetail');
  return {
    categories: toCategories(wire.problemType, 'data.problemType'),
    subCategories: toCategories(wire.problemSonType, 'data.problemSonType'),
    ...(order && { order }),
    orders: toOrders(listOf(wire.orderList, 'data.orderList'), 'data.orderList'),
    status: toLine(wire.problemStatus),
  };
}

/** The address of an uploaded photo out of `problemImage`, as it came; without one nothing was stored. */
export function toPhotoAddress(data: unknown): string {
  const url = textOf(wireFields<ProblemImageWire>(data).url).trim();
  if (url === '') throw new WrongShape('data.url');
  return url;
}

function toListItem(value: unknown): ComplaintListItem {
  const wire = wireFields<ProblemItemWire>(value);
  return {
    id: textOf(wire.id),
    time: dateOf(wire.time),
    category: textOf(wire.type),
    content: textOf(wire.content),
  };
}

/** The tabs out of `problemList`, in their order; a complaint without an id cannot be opened and is left out. */
export function toComplaintTabs(data: unknown): ComplaintTab[] {
  const { tabs } = wireFields<{ tabs: unknown }>(data);
  return listOf(tabs, 'data.tabs')
    .map((tab) => wireFields<ProblemTabWire>(tab))
    .map((tab) => ({
      title: textOf(tab.title),
      complaints: listOf(tab.list, 'data.tabs.list')
        .map(toListItem)
        .filter(({ id }) => id !== ''),
    }));
}

const toPhotos = (value: unknown, where: string): string[] =>
  listOf(value, where)
    .map(textOf)
    .filter((photo) => photo !== '');

/** The complaint out of `problemDetail`; throws `WrongShape` when there is not even a field for its text. */
export function toComplaintRecord(data: unknown): ComplaintRecord {
  const wire = wireFields<ProblemDetailWire>(data);
  if (wire.content === undefined) throw new WrongShape('data.content');
  return {
    category: textOf(wire.type),
    subCategory: textOf(wire.sonType),
    content: textOf(wire.content),
    photos: toPhotos(wire.images, 'data.images'),
    resolution: textOf(wire.disposeDetail),
    resolutionPhotos: toPhotos(wire.disposeImages, 'data.disposeImages'),
    // Any mark but 0 asks for a rating (screens §5); what is absent asks for nothing.
    canBeRated: !/^(?:0*|false)$/.test(textOf(wire.isScore)),
  };
}

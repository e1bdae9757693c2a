import {
  flagAt,
  fieldsAt,
  listAt,
  textAt,
  type Digits,
  type DigitFields,
} from './contract-answers.ts';

const rowsAt = (fields: DigitFields, name: string) =>
  listAt(fields, name).map((row) => fieldsAt(row));

const kindsAt = (fields: DigitFields, name: string) =>
  rowsAt(fields, name).map((row) => ({ code: textAt(row, 'value'), title: textAt(row, 'title') }));

const orderOf = (value: Digits | undefined) => {
  const order = fieldsAt(value);
  return {
    loanId: textAt(order, 'orderNo'),
    productName: textAt(order, 'productName'),
    productLogo: textAt(order, 'productLogo'),
    status: textAt(order, 'status'),
    rows: rowsAt(order, 'rows').map((row) => ({
      label: textAt(row, 'title'),
      value: textAt(row, 'value'),
    })),
    takesCollectionComplaints: flagAt(order, 'isShow'),
  };
};

/** What the calls of complaints, of the assistant and for the contacts make of an answer, in our own words. */
export const helpMeanings: Readonly<
  Record<string, (data: DigitFields, body: DigitFields) => unknown>
> = {
  problemInit: (data) => ({
    categories: kindsAt(data, 'problemType'),
    subCategories: kindsAt(data, 'problemSonType'),
    ...(data['orderDetail'] && { order: orderOf(data['orderDetail']) }),
    orders: listAt(data, 'orderList').map(orderOf),
    status: textAt(data, 'problemStatus'),
  }),
  problemImage: (data) => textAt(data, 'url'),
  problemList: (data) =>
    rowsAt(data, 'tabs').map((tab) => ({
      title: textAt(tab, 'title'),
      complaints: rowsAt(tab, 'list').map((complaint) => ({
        id: textAt(complaint, 'id'),
        time: textAt(complaint, 'time'),
        category: textAt(complaint, 'type'),
        content: textAt(complaint, 'content'),
      })),
    })),
  problemDetail: (data) => ({
    category: textAt(data, 'type'),
    subCategory: textAt(data, 'sonType'),
    content: textAt(data, 'content'),
    photos: listAt(data, 'images'),
    resolution: textAt(data, 'disposeDetail'),
    resolutionPhotos: listAt(data, 'disposeImages'),
    canBeRated: 'isScore' in data && !['0', 'false'].includes(textAt(data, 'isScore')),
  }),
  qaList: (data) => ({
    question: textAt(data, 'question'),
    answers: rowsAt(data, 'answerList').map((question) => ({
      id: textAt(question, 'id'),
      title: textAt(question, 'title_local'),
      shortTitle: textAt(question, 'title_local_alias') || textAt(question, 'title_local'),
      leadsToPerson: textAt(question, 'action_type') === '4',
    })),
  }),
  qaRecord: (_data, body) => textAt(body, 'data'),
  contactInfo: (data) => ({ email: textAt(data, 'email'), phone: textAt(data, 'phone') }),
};

/** Those of them whose answer is the envelope alone. */
export const helpWordless = ['problemSave', 'problemScore'];

import { describe, expect, test } from 'vitest';
import { wordsOf } from './wording-on-disk.ts';

/** Case and the stop at the end are matters of place, not of wording. */
const plain = (text: string) => text.toLowerCase().replace(/[.!…。！।:：]+$/, '');

const said = (language: string, key: string): string => {
  const [namespace = '', name = ''] = key.split(':');
  const text = wordsOf(language, namespace)?.[name];
  if (text === undefined) throw new Error(`${language} has no ${key}`);
  return plain(text);
};

/** The names of one thing, which is called the same wherever it stands. */
const loanNumber = {
  en: 'Loan number',
  id: 'Nomor pinjaman',
  hi: 'ऋण संख्या',
  zh: '贷款编号',
  fil: 'Numero ng utang',
} as const;

test.each(Object.entries(loanNumber))(
  'the number of a loan has one name in %s, on every screen',
  (language, name) => {
    for (const key of [
      'complaints:loanNumber',
      'extension:loan',
      'instalments:loan',
      'loan-details:receiptLoan',
      'payment:order',
      'number-repayment:loan',
    ])
      expect(said(language, key), key).toContain(plain(name));
  },
);

/** domain §7, "Filipino": people say "utang". Where our sentence says more, it begins with the shared words. */
const filipino = {
  'app:retry': 'Subukan muli',
  'app:cancel': 'Kanselahin',
  'public-site:navCalculator': 'Calculator ng utang',
  'public-site:navTerms': 'Mga Tuntunin ng Utang',
  'loan-confirm:title': 'Kumpirmahin ang utang',
  'loan-confirm:loanAmount': 'Halaga ng utang',
  'loan-confirm:term': 'Haba ng utang',
  'loan-details:state_settled': 'Bayad na ang utang. Salamat.',
  'loan-details:pillOverdue_other': 'Huli na nang {{count}} araw',
  'marketplace:full': 'Puno na ang aplikasyon ngayong araw. Bumalik bukas.',
} as const;

describe('domain §7: the shared wording in Filipino', () => {
  test.each(Object.entries(filipino))('%s', (key, text) => {
    expect(said('fil', key).startsWith(plain(text))).toBe(true);
  });
});

/** domain §7: a few of each part, in the languages that have them. */
const shared = {
  'app:networkError': {
    en: 'You seem to be offline. Please try again.',
    id: 'Koneksi terputus. Silakan coba lagi.',
    hi: 'इंटरनेट नहीं मिल रहा। फिर कोशिश करें।',
    zh: '网络异常，请重试',
  },
  'card-repayment:chooseFirst': {
    en: 'please select a payment bank card first',
    id: 'Silakan pilih kartu bank terlebih dahulu',
    hi: 'कृपया पहले बैंक कार्ड चुनें',
    zh: '请先选择支付银行卡',
  },
  'marketplace:full': {
    en: 'Applications are full for today. Please apply again tomorrow.',
    id: 'Pengajuan sudah penuh, silahkan pengajuan kembali di besok hari',
    hi: 'आज के आवेदन पूरे हो चुके हैं। कृपया कल फिर आवेदन करें।',
    zh: '今日申请已满，请明天再来申请',
  },
} as const;

for (const [key, texts] of Object.entries(shared)) {
  test.each(Object.entries(texts))(`domain §7: ${key} in %s`, (language, text) => {
    expect(said(language, key).startsWith(plain(text))).toBe(true);
  });
}

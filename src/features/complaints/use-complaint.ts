import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countCharacters, cutTo } from '../../domain/character-count.ts';
import { hasVisibleText } from '../../domain/visible-text.ts';
import { useComplaintHandover } from '../../navigation/complaint-handover.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { useForm, type Form } from '../../ui/form.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useDrafts, useFoundDraft } from './drafts.tsx';
import { photosState, uploadedAddresses } from './photo-list.ts';
import { usePhotos, type Photos } from './use-photos.ts';
import { useSendComplaint, type Sending } from './use-send-complaint.ts';

/** What is filled in besides photos. Texts may be ''. */
export interface ComplaintValues {
  category: string;
  subCategory: string;
  text: string;
}

/** What a complaint is about when its screen opens. */
export interface ComplaintSubject {
  loanId: string;
  /** From the address; '' or absent where the page itself lets choose. */
  category?: string | undefined;
  subCategory?: string | undefined;
  wantsSubCategory: (category: string) => boolean;
}

/** A complaint that is being written, and what can be done with it. */
export interface Complaint {
  /** Submitting it sends the complaint; what stands in the way is said, and nothing is lost. */
  form: Form<ComplaintValues, 'missing'>;
  photos: Photos;
  /** The text and the photos are those of a draft. */
  isRestored: boolean;
  /** Photos of that draft that were never uploaded. */
  lostPhotos: number;
  discard(): void;
  sending: Sending;
}

/** Writing a complaint: text and photos are kept as a draft until the lender has them (screens §5). */
export function useComplaint(subject: ComplaintSubject): Complaint {
  const { loanId, wantsSubCategory } = subject;
  const { t } = useTranslation(['complaints', 'app']);
  const { textMaxLength } = useTenant().forms.complaint;
  const toast = useToast();
  const { prefill: handed } = useComplaintHandover();
  const handedText = usePrefillText();
  const drafts = useDrafts();
  const { keep, clear } = drafts;
  const found = useFoundDraft(drafts, loanId);
  // What was filled in once is the person's own text by now, also where they changed it or took it out.
  const offered = handed ? JSON.stringify(handed) : found?.offered;
  const prefill = found && found.offered === offered ? '' : handedText;
  const photos = usePhotos(found?.photos ?? [], () => toast(t('uploaded'), { tone: 'good' }));
  const { sending, send, backToWriting } = useSendComplaint(found?.sentAt, drafts);
  const [isRestored, setRestored] = useState(found !== undefined);
  /** A text that nobody has touched: no draft is made of it. */
  const [given, setGiven] = useState(found ? undefined : prefill);

  const category = subject.category || found?.category || '';
  const form = useForm<ComplaintValues, 'missing'>({
    start: {
      category,
      subCategory: subject.subCategory || (found?.category === category && found.subCategory) || '',
      text: startText(found?.text ?? '', prefill, textMaxLength),
    },
    schema: ({ object, string, filled }) =>
      object({
        category: filled('missing'),
        subCategory: string().when('category', ([code], optional) =>
          wantsSubCategory(String(code)) ? filled('missing') : optional,
        ),
        text: filled('missing'),
      }),
    faultText: (_fault, field) => (field === 'text' ? t('empty') : t('app:pleaseChoose')),
    async onSubmit(values) {
      const ready = photosState(photos.queue.list());
      if (ready === 'running') toast(t('waitForPhotos'));
      else if (ready === 'failed') toast(t('photosFailed'), { tone: 'bad' });
      else {
        const uploaded = uploadedAddresses(photos.queue.list());
        return send(loanId, { ...values, photos: uploaded, lostPhotos: 0, offered });
      }
      return 'open';
    },
  });
  const { values } = form;
  const { list } = photos;
  const sentAt = 'since' in sending ? sending.since : undefined;
  const isSent = sending.at === 'sent';
  const isUntouched = sending.at === 'writing' && values.text === given && list.photos.length === 0;
  useEffect(() => {
    if (isSent) return;
    if (isUntouched) {
      clear(loanId);
      return;
    }
    const uploaded = uploadedAddresses(list);
    const lostPhotos = list.photos.length - uploaded.length;
    keep(loanId, { ...values, photos: uploaded, lostPhotos, sentAt, offered });
  }, [isSent, isUntouched, keep, clear, loanId, values, list, sentAt, offered]);

  return {
    form,
    photos,
    isRestored: isRestored && sending.at === 'writing',
    lostPhotos: found?.lostPhotos ?? 0,
    discard() {
      const left = found ? prefill : '';
      clear(loanId);
      photos.queue.empty();
      setGiven(left);
      form.change({ text: left });
      setRestored(false);
      backToWriting();
    },
    sending,
  };
}

/** What another screen knows, in words of the language shown and cut to what fits; '' when nothing. */
function usePrefillText(): string {
  const { t } = useTranslation('complaints');
  const { prefill } = useComplaintHandover();
  const { textMaxLength } = useTenant().forms.complaint;
  if (!prefill) return '';
  if (prefill.kind === 'text') return cutTo(prefill.text.trim(), textMaxLength);
  const { number, amount } = prefill;
  const text =
    number && amount
      ? t('paidAmountTo', { number, amount })
      : amount
        ? t('paidAmount', { amount })
        : number
          ? t('paidTo', { number })
          : t('paid');
  return cutTo(text, textMaxLength);
}

/**
 * What the text starts with: what was typed before, and under it what another screen knows, where it fits and is not
 * there already. Nothing that was typed is ever cut or replaced.
 */
function startText(typed: string, prefill: string, most: number): string {
  if (!hasVisibleText(typed)) return prefill;
  if (prefill === '' || typed.includes(prefill)) return typed;
  const both = `${typed.trimEnd()}\n${prefill}`;
  return countCharacters(both) <= most ? both : typed;
}

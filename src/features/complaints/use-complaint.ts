import { useFormik } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMissingFile } from '../../lending-ui/use-missing-file.ts';
import { useComplaintHandover } from '../../navigation/complaint-params.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { useToast } from '../../ui/toast.tsx';
import {
  findComplaintFaults,
  partsInOrder,
  startText,
  type ComplaintFaults,
  type ComplaintValues,
} from './complaint-values.ts';
import { photosState, uploadedAddresses } from './photo-list.ts';
import { useComplaintDraft } from './use-complaint-draft.ts';
import { usePhotos, type Photos } from './use-photos.ts';
import { usePrefillText } from './use-prefill-text.ts';
import { useSendComplaint, type Sending } from './use-send-complaint.ts';

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
  values: ComplaintValues;
  faults: ComplaintFaults;
  change(values: Partial<ComplaintValues>): void;
  photos: Photos;
  /** The text and the photos are those of a draft. */
  isRestored: boolean;
  /** Photos of that draft that were never uploaded. */
  lostPhotos: number;
  discard(): void;
  sending: Sending;
  /** Judges and sends; what stands in the way is said, and nothing is lost. */
  send(): void;
  isAtWork: boolean;
}

/** Writing a complaint: text and photos are kept as a draft until the lender has them (screens §5). */
export function useComplaint(subject: ComplaintSubject): Complaint {
  const { loanId, wantsSubCategory } = subject;
  const { t } = useTranslation(['complaints', 'app']);
  const { textMaxLength } = useTenant().forms.complaint;
  const toast = useToast();
  const answerMissingFile = useMissingFile();
  const { prefill: handed } = useComplaintHandover();
  const handedText = usePrefillText();
  const { found, keep, clear } = useComplaintDraft(loanId);
  // What was filled in once is the person's own text by now, also where they changed it or took it out.
  const offered = handed ? JSON.stringify(handed) : found?.offered;
  const prefill = found && found.offered === offered ? '' : handedText;
  const photos = usePhotos(found?.photos ?? [], () => toast(t('uploaded'), { tone: 'good' }));
  const { sending, send, backToWriting } = useSendComplaint(found?.sentAt, { keep, clear });
  const [isRestored, setRestored] = useState(found !== undefined);
  /** A text that nobody has touched: no draft is made of it. */
  const [given, setGiven] = useState(found ? undefined : prefill);

  const category = subject.category || found?.category || '';
  const faultsOf = (values: ComplaintValues) =>
    findComplaintFaults(values, { wantsSubCategory: wantsSubCategory(values.category) });
  const form = useFormik<ComplaintValues>({
    initialValues: {
      category,
      subCategory: subject.subCategory || (found?.category === category && found.subCategory) || '',
      text: startText(found?.text ?? '', prefill, textMaxLength),
    },
    validateOnChange: false,
    validateOnBlur: false,
    async onSubmit(_values, { setErrors }) {
      let judged: ComplaintValues;
      let faults: ComplaintFaults;
      try {
        // Whoever goes on typing meanwhile means what stands there in the end.
        do {
          judged = latest.current;
          faults = await faultsOf(judged);
        } while (judged !== latest.current);
      } catch {
        answerMissingFile();
        return;
      }
      setErrors(faults);
      const first = partsInOrder.find((part) => faults[part]);
      if (first) {
        document.getElementsByName(first)[0]?.focus();
        return;
      }
      const ready = photosState(photos.queue.list());
      if (ready === 'underWay') toast(t('waitForPhotos'));
      else if (ready === 'failed') toast(t('photosFailed'), { tone: 'bad' });
      else {
        const uploaded = uploadedAddresses(photos.queue.list());
        await send(loanId, { ...judged, photos: uploaded, lostPhotos: 0, offered });
      }
    },
  });
  const { values } = form;
  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  }, [values]);

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
    values,
    faults: form.errors as ComplaintFaults, // only faults of ours are ever set
    change(changed) {
      void form.setValues({ ...values, ...changed });
      const fixed = Object.keys(changed).map((part) => [part, undefined]);
      form.setErrors({ ...form.errors, ...Object.fromEntries(fixed) });
    },
    photos,
    isRestored: isRestored && sending.at === 'writing',
    lostPhotos: found?.lostPhotos ?? 0,
    discard() {
      const left = found ? prefill : '';
      clear(loanId);
      photos.queue.empty();
      setGiven(left);
      void form.setValues({ ...values, text: left });
      setRestored(false);
      backToWriting();
    },
    sending,
    send: () => void form.submitForm(),
    isAtWork: form.isSubmitting,
  };
}

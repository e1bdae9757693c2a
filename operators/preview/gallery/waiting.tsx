import { useState } from 'react';
import { AgreementView } from '../../../src/lending-ui/agreement-view.tsx';
import { LenderPicture } from '../../../src/lending-ui/lender-picture.tsx';
import { StaleNote } from '../../../src/lending-ui/query-page.tsx';
import { RatingDialog } from '../../../src/lending-ui/rating-dialog.tsx';
import { Button } from '../../../src/ui/button.tsx';
import { Dialog } from '../../../src/ui/dialog.tsx';
import { LostDrawing } from '../../../src/ui/drawings/lost.tsx';
import { OfflineDrawing } from '../../../src/ui/drawings/offline.tsx';
import { EmptyFace } from '../../../src/ui/empty-face.tsx';
import { ErrorFace } from '../../../src/ui/faces.tsx';
import { useNotices } from '../../../src/ui/notices.tsx';
import { Skeleton, type SkeletonShape } from '../../../src/ui/skeleton.tsx';
import { useToast } from '../../../src/ui/toast.tsx';
import { Named, noAct, Specimen } from './specimen.tsx';

const shapes: readonly SkeletonShape[] = [
  'name',
  'note',
  'text',
  'hero',
  'head',
  'card',
  'rows',
  'links',
  'choices',
  'folds',
  'fields',
  'facts',
  'money',
  'figure',
  'plan',
  'moment',
  'action',
];

const dialogs = ['dialog', 'sheet', 'page'] as const;

function SampleDialogs() {
  const [open, setOpen] = useState<(typeof dialogs)[number]>();
  return (
    <>
      {dialogs.map((kind) => (
        <Button key={kind} kind="secondary" onPress={() => setOpen(kind)}>
          {kind}
        </Button>
      ))}
      <Dialog
        isOpen={open !== undefined}
        kind={open}
        title="A question"
        closeLabel="Close"
        onClose={() => setOpen(undefined)}
        actions={<Button onPress={() => setOpen(undefined)}>Yes</Button>}
      >
        <p>The page behind it rests.</p>
      </Dialog>
    </>
  );
}

function SampleRating() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onPress={() => setOpen(true)}>
        Ask for stars
      </Button>
      <RatingDialog
        isOpen={isOpen}
        title="How was it?"
        submitText="Send"
        isSending={false}
        onSubmit={() => setOpen(false)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function SampleNews() {
  const toast = useToast();
  const notices = useNotices();
  return (
    <>
      <Button kind="secondary" onPress={() => toast('Copied', { tone: 'good' })}>
        Say something in passing
      </Button>
      <Button
        kind="secondary"
        onPress={() =>
          notices.show({ id: 'gallery', text: 'It stays until it is closed.', tone: 'warn' })
        }
      >
        Say something about money
      </Button>
    </>
  );
}

/** What stands where an answer is awaited, has failed, or asks back. */
export const WaitingSpecimens = () => (
  <>
    <Specimen of="faces" when="What a screen is when it could not be shown.">
      <ErrorFace
        title="It could not be loaded"
        text="Our side has a problem."
        drawing={<OfflineDrawing />}
        retry={{ label: 'Try again', act: noAct }}
      />
      <ErrorFace
        title="Asking again"
        text="It takes a moment."
        retry={{ label: 'Try again', act: noAct, isBusy: true, busyLabel: 'Loading...' }}
      />
    </Specimen>
    <Specimen of="empty-face" when="Nothing here, said kindly, with a way on.">
      <EmptyFace
        title="All calm here"
        text="You have no complaints."
        drawing={
          <LenderPicture kind="empty">
            <LostDrawing />
          </LenderPicture>
        }
        action={<Button>Tell us</Button>}
      />
    </Specimen>
    <Specimen of="query-page" when="What is shown may be old, and why.">
      <StaleNote staleReason="The lender did not answer." isAsking={false} askAgain={noAct} />
      <StaleNote staleReason="Asking again." isAsking askAgain={noAct} />
    </Specimen>
    <Specimen of="agreement-view" when="An agreement in a dialog: elsewhere, or refused.">
      <AgreementView
        address="https://papers.example/agreement"
        title="Elsewhere"
        legalPageOf={() => undefined}
        appOrigin="https://app.example"
      />
      <AgreementView
        address="javascript:void"
        title="Refused"
        legalPageOf={() => undefined}
        appOrigin="https://app.example"
      />
    </Specimen>
    <Specimen of="dialog" when="A question, a sheet, or a long text over the page.">
      <SampleDialogs />
    </Specimen>
    <Specimen of="rating-dialog" when="Asks for stars; it can always be closed.">
      <SampleRating />
    </Specimen>
    <Specimen of="toast" when="Said in passing; what is about money is a notice that stays.">
      <SampleNews />
    </Specimen>
    <Specimen of="skeleton" when="The size of what is coming, while it is." isWide>
      <div className="pv-grid">
        {shapes.map((shape) => (
          <Named key={shape} name={shape}>
            <Skeleton shape={shape} />
          </Named>
        ))}
      </div>
    </Specimen>
  </>
);

import { canShare, saveFile, shareFile } from '../platform/share-file.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toast.tsx';

/** Props of `PictureButtons`. */
export interface PictureButtonsProps {
  picture: File;
  shareLabel: string;
  saveLabel: string;
  /** Said when the phone's sharing sheet failed. */
  failedText: string;
}

/** Sends a picture of what is on the screen, where the phone can, and saves it. */
export function PictureButtons({
  picture,
  shareLabel,
  saveLabel,
  failedText,
}: PictureButtonsProps) {
  const toast = useToast();
  const share = async () => {
    if (!(await shareFile(picture))) toast(failedText, { tone: 'bad' });
  };
  return (
    <>
      {canShare(picture) && <Button onPress={share}>{shareLabel}</Button>}
      <Button kind="secondary" onPress={() => saveFile(picture)}>
        {saveLabel}
      </Button>
    </>
  );
}

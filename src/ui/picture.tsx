import { useState } from 'react';
import { PictureView, type PictureProps } from './picture-view.tsx';

/** A lender's logo. One that fails is asked for once and then drawn as a letter: never a loop (HD-34). */
export function Picture({ src, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <PictureView {...rest} src={failed === src ? undefined : src} onError={() => setFailed(src)} />
  );
}

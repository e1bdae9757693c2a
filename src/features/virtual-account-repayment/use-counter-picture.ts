import { useEffect, useState } from 'react';
import { drawCounterPicture, type PictureContent } from './counter-picture.ts';

/**
 * The picture for the cashier as a file, drawn before anybody asks for it: a phone opens its sharing sheet only
 * in the same moment as the tap. Undefined until it is drawn, and where it cannot be.
 */
export function useCounterPicture(content: PictureContent, name: string): File | undefined {
  const [file, setFile] = useState<File>();
  const written = JSON.stringify(content);
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      const blob = await drawCounterPicture(JSON.parse(written) as PictureContent); // written above
      if (isWanted) setFile(blob && new File([blob], name, { type: 'image/png' }));
    };
    draw().catch(() => undefined); // the number itself is on the screen
    return () => {
      isWanted = false;
    };
  }, [written, name]);
  return file;
}

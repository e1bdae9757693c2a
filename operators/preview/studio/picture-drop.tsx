import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textAt } from '../../check/config-values.ts';
import type { JsonPath } from '../../check/json-tree.ts';
import { picturePixels } from '../../../src/platform/picture-pixels.ts';
import { assetAddress } from '../../../src/tenant/asset-address.ts';
import { dataAddress } from './folder-files.ts';
import { largestPicture } from './form-input.tsx';
import { logoColours } from './logo-colours.ts';
import { draftPicture } from './phone-window.ts';
import { useStudio } from './studio-context.tsx';

const endings: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
};

/** Props of `PictureDrop`. */
export interface PictureDropProps {
  /** What the file is called in `assets/`. */
  name: 'logo' | 'hero';
  /** The field that names it. */
  path: JsonPath;
  /** Asks for it, in a sentence. */
  title: string;
  /** Hears the colours that the new picture is known by. */
  onColours?: (colours: readonly string[]) => void;
}

/** Takes a picture that is dropped or chosen: it lies in the draft's `assets/`, and a field names it. */
export function PictureDrop({ name, path, title, onColours }: PictureDropProps) {
  const { t } = useTranslation('preview');
  const { id, config, draft, broken, write } = useStudio();
  const [fault, setFault] = useState<string>();
  const [isOver, setOver] = useState(false);
  const size = largestPicture / 1000;
  const now = textAt(config, path.join('.')) ?? '';
  const take = async (picked: File | undefined) => {
    if (!picked || broken) return;
    const ending = endings[picked.type];
    setFault(undefined);
    if (ending === undefined) return setFault(t('logoKind'));
    if (picked.size > largestPicture) return setFault(t('pictureTooLarge', { size }));
    const file = `assets/${name}.${ending}`;
    const content =
      ending === 'svg'
        ? await picked.text()
        : dataAddress(file, new Uint8Array(await picked.arrayBuffer()));
    write(path, file, { [file]: content });
    const pixels = onColours && (await picturePixels(picked));
    onColours?.(pixels ? logoColours(pixels) : []);
  };
  return (
    <>
      <label className="st-drop" data-drop={name} data-over={isOver || undefined}>
        {/* It lies over all of the label, and takes what is dropped on it by itself. */}
        <input
          type="file"
          accept={Object.keys(endings).join()}
          disabled={broken !== undefined}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        {now !== '' && (
          <img src={draftPicture(now, draft) ?? assetAddress(id, now)} alt="" className="st-logo" />
        )}
        <span>
          <strong>{title}</strong>
          <span className="st-note"> {t('logoKinds', { size })}</span>
        </span>
      </label>
      {fault !== undefined && (
        <p className="st-banner" data-tone="bad" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { dataAddress, isPicture } from './folder-files.ts';
import { useStudio } from './studio-context.tsx';

/** Larger pictures fit no phone on a slow network, and no draft. */
const largest = 400_000;

/** Puts another picture in the place of a file of `assets/`; nothing for an address elsewhere. */
export function PictureInput({ file }: { file: string }) {
  const { t } = useTranslation('preview');
  const { writeFile } = useStudio();
  const isDrawing = file.endsWith('.svg');
  if (!file.startsWith('assets/') || !(isDrawing || isPicture(file))) return null;
  const take = async (picked: File) => {
    if (picked.size > largest) return;
    const content = isDrawing
      ? await picked.text()
      : dataAddress(file, new Uint8Array(await picked.arrayBuffer()));
    writeFile(file, content);
  };
  return (
    <label className="st-small st-file">
      <input
        type="file"
        className="visually-hidden"
        accept={isDrawing ? '.svg' : `.${file.split('.').at(-1) ?? 'png'}`}
        onChange={({ target }) => {
          const [picked] = target.files ?? [];
          if (picked) void take(picked);
          target.value = '';
        }}
      />
      {t('replacePicture')}
    </label>
  );
}

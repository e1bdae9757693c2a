import type { ReactNode } from 'react';
import css from './picture-picker.module.css';
import { wrapTexts } from './wrap-texts.tsx';

/** Props of `PicturePicker`. */
export interface PicturePickerProps {
  /** The button's words, with its icon. */
  children: ReactNode;
  /** Opens the camera at once, where the platform can; without it the platform lets choose among its pictures. */
  isCamera?: boolean | undefined;
  onPick: (files: readonly File[]) => void;
}

/**
 * A button that opens the platform's own picker of pictures: a native file input under its label, which works in
 * web views where a script may not open one. Many Android web views offer no camera among the pictures, so a screen
 * shows both kinds side by side.
 */
export function PicturePicker({ children, isCamera = false, onPick }: PicturePickerProps) {
  return (
    <label className={css.picker}>
      <input
        type="file"
        className="visually-hidden"
        accept="image/*"
        multiple={!isCamera}
        {...(isCamera && { capture: 'environment' })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same picture, taken out again, may be chosen again (HD-52).
          target.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
      {wrapTexts(children)}
    </label>
  );
}

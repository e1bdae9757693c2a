import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../src/platform/clipboard.ts';
import {
  canPickFolder,
  type DiskFolder,
  pickFolder,
} from '../../../src/platform/folder-on-disk.ts';
import { saveFile } from '../../../src/platform/share-file.ts';
import { useToast } from '../../../src/ui/toast.tsx';
import { saveInto, zipFolder } from './save-folder.ts';
import { type StudioState, useStudio } from './studio-context.tsx';
import { linkPart } from './studio-link.ts';

/** What the studio is opened for: how the lender looks, or every field with its text and one phone. */
export type StudioMode = 'look' | 'fields';

/** Props of `StudioBar`. */
export interface StudioBarProps {
  ids: readonly string[];
  onChoose: (id: string) => void;
  /** The address of this page without what is behind `#`. */
  address: string;
  onTab: (tab: 'checks' | 'changes') => void;
  mode: StudioMode;
  onMode: (mode: StudioMode) => void;
}

/** What a lender calls itself; its folder's id as well where two are called alike, and alone where nobody knows. */
function nameOf(id: string, names: StudioState['names']): string {
  const name = names.get(id);
  if (name === undefined) return id;
  const isShared = [...names].some(([other, same]) => other !== id && same === name);
  return isShared ? `${name} (${id})` : name;
}

/** The studio's first line: which lender, back and forth, what there is to look at, and how a draft gets out. */
export function StudioBar({ ids, onChoose, address, onTab, mode, onMode }: StudioBarProps) {
  const { t } = useTranslation('preview');
  const studio = useStudio();
  const { id, findings, changes, draft, canUndo, canRedo, broken, isChecking } = studio;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const changed = Math.max(changes.length, Object.keys(draft).length);
  return (
    <div className="st-bar" role="toolbar" aria-label={t('studio')}>
      <span className="pv-modes" role="group" aria-label={t('views')}>
        {(['look', 'fields'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={mode === one} onClick={() => onMode(one)}>
            {one === 'look' ? t('look') : t('allFields')}
          </button>
        ))}
      </span>
      <select
        className="st-input st-lender-pick"
        aria-label={t('lender')}
        value={id}
        onChange={({ target }) => onChoose(target.value)}
      >
        {[...new Set([id, ...ids])].map((one) => (
          <option key={one} value={one}>
            {nameOf(one, studio.names)}
          </option>
        ))}
      </select>
      <span className="st-steps">
        <StepButton
          sign="M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10h-3"
          name={t('undo')}
          isOff={!canUndo}
          onPress={studio.undo}
        />
        <StepButton
          sign="m15 7 5 5-5 5m5-5H9a5 5 0 0 0 0 10h3"
          name={t('redo')}
          isOff={!canRedo}
          onPress={studio.redo}
        />
        <StepButton
          sign="M5 7h14M9 7V4h6v3m-8 0 1 13h8l1-13"
          name={t('discard')}
          isOff={changed === 0 && !studio.held}
          onPress={studio.discard}
        />
      </span>
      <span className="st-state" role="status">
        <button
          type="button"
          className="st-chip"
          data-tone={broken || errors > 0 ? 'bad' : findings.length > 0 ? 'warn' : 'good'}
          data-busy={isChecking || undefined}
          onClick={() => onTab('checks')}
        >
          {broken
            ? t('brokenShort')
            : findings.length > 0
              ? t('findings', { count: findings.length })
              : isChecking
                ? t('checking')
                : t('noFindingsShort')}
        </button>
        <button type="button" className="st-chip" onClick={() => onTab('changes')}>
          {t('changed', { count: changed })}
        </button>
      </span>
      <SaveButtons address={address} />
    </div>
  );
}

interface StepButtonProps {
  /** The path of its drawing. */
  sign: string;
  name: string;
  isOff: boolean;
  onPress: () => void;
}

/** A step in the draft; what cannot be done now stays where it is. */
function StepButton({ sign, name, isOff, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className="st-small st-step"
      title={name}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
      <span className="st-word">{name}</span>
    </button>
  );
}

function SaveButtons({ address }: { address: string }) {
  const { t } = useTranslation('preview');
  const toast = useToast();
  const studio = useStudio();
  const { id, files, broken } = studio;
  const [asked, setAsked] = useState<{ folder: DiskFolder; files: readonly string[] }>();
  const share = async (near: Element) => {
    const part = broken ? undefined : linkPart(studio);
    if (!part) return toast(broken ? t('fixJson') : t('linkTooLong'), { tone: 'bad' });
    const isCopied = await copyText(`${address}${part}`, near);
    toast(isCopied ? t('linkCopied') : t('copyFailed'), { tone: isCopied ? 'good' : 'bad' });
  };
  const download = () => {
    const zip = new Uint8Array(zipFolder(id, files));
    saveFile(new File([zip], `${id}.zip`, { type: 'application/zip' }));
  };
  const save = async (folder: DiskFolder | undefined, overwrites: boolean) => {
    setAsked(undefined);
    if (!folder) return;
    const saved = await saveInto(folder, studio, overwrites);
    if (saved.kind === 'saved')
      toast(t('saved', { files: saved.files.join(', ') }), { tone: 'good' });
    if (saved.kind === 'otherFolder')
      toast(t('otherFolder', { name: saved.name, id }), { tone: 'bad' });
    if (saved.kind === 'failed') toast(t('saveFailed', { file: saved.file }), { tone: 'bad' });
    if (saved.kind === 'changedOnDisk') setAsked({ folder, files: saved.files });
  };
  return (
    <span className="st-save">
      {asked && (
        <span className="st-banner" data-tone="warn" role="alert">
          {t('changedOnDisk', { files: asked.files.join(', ') })}
          <button type="button" className="st-small" onClick={() => void save(asked.folder, true)}>
            {t('overwrite')}
          </button>
          <button type="button" className="st-small" onClick={() => setAsked(undefined)}>
            {t('keepTheirs')}
          </button>
        </span>
      )}
      <button
        type="button"
        className="st-small"
        onClick={({ currentTarget }) => void share(currentTarget)}
      >
        {t('copyLink')}
      </button>
      <button type="button" className="st-small" onClick={download}>
        {t('download')}
      </button>
      {canPickFolder() && (
        <button
          type="button"
          className="st-small"
          data-kind="primary"
          onClick={() => void pickFolder().then((folder) => save(folder, false))}
        >
          {t('save')}
        </button>
      )}
    </span>
  );
}

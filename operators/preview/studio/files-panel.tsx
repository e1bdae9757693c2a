import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assetAddress } from '../../../src/tenant/asset-address.ts';
import { sentence } from './checks-panel.tsx';
import { CodeEditor, type PlaceWish, useMarks } from './code-editor.tsx';
import { configFile, neededFiles } from './folder-files.ts';
import { PictureInput } from './form-input.tsx';
import { draftPicture } from './phone-window.ts';
import { useStudio } from './studio-context.tsx';

/** The other files of the folder: legal pages, instructions, words of one's own, pictures. */
export function FilesPanel({ wish }: { wish: PlaceWish | undefined }) {
  const { t } = useTranslation('preview');
  const { id, config, files, draft, published, findings, writeFile } = useStudio();
  const names = useMemo(
    () =>
      [...new Set([...neededFiles(config), ...files.keys(), ...Object.keys(draft)])]
        .filter((file) => file !== configFile)
        .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other)),
    [config, files, draft],
  );
  const [chosen, setChosen] = useState<string>();
  const [seen, setSeen] = useState<PlaceWish>();
  if (wish && wish !== seen) {
    setSeen(wish);
    setChosen(wish.file);
  }
  const file = chosen !== undefined && names.includes(chosen) ? chosen : (names[0] ?? '');
  const content = files.get(file);
  const marks = useMarks(file);
  const isAsset = file.startsWith('assets/');
  const stateOf = (name: string) => {
    if (!files.has(name)) return t('fileMissing');
    if (!Object.hasOwn(draft, name)) return '';
    return published.has(name) ? t('fileChanged') : t('fileNew');
  };
  const countOf = (name: string) => findings.filter((finding) => finding.file === name).length;
  return (
    <div className="st-fill">
      <div className="st-row">
        <select
          className="st-input"
          aria-label={t('file')}
          value={file}
          onChange={({ target }) => setChosen(target.value)}
        >
          {names.map((name) => {
            const marksOf = [stateOf(name), countOf(name) ? `⚠ ${countOf(name)}` : ''];
            return (
              <option key={name} value={name}>
                {[name, ...marksOf].filter(Boolean).join(' · ')}
              </option>
            );
          })}
        </select>
        {isAsset && <PictureInput file={file} />}
      </div>
      {findings
        .filter((finding) => finding.file === file)
        .map((finding) => (
          <p
            key={`${finding.code} ${finding.line}`}
            className="st-finding"
            data-severity={finding.severity}
          >
            <span lang="en">
              {finding.line}: {sentence(finding.message)} {sentence(finding.remedy)}
            </span>
          </p>
        ))}
      {isAsset ? (
        <div className="st-asset">
          {content === undefined ? (
            <p className="st-empty">{t('fileMissing')}</p>
          ) : (
            <img src={draftPicture(file, draft) ?? assetAddress(id, file)} alt={file} />
          )}
        </div>
      ) : (
        <CodeEditor
          key={file}
          label={file}
          text={typeof content === 'string' ? content : ''}
          onText={(text) => writeFile(file, text)}
          marks={marks}
          wish={wish?.file === file ? wish : undefined}
        />
      )}
    </div>
  );
}

const order = ['wording/', 'guide/', 'legal/', 'scheduled/', 'assets/'];
const rank = (file: string) => order.findIndex((start) => file.startsWith(start));

import { Fragment, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { useT } from '../../../texts/useT';
import type { FormParts } from '../editing';
import { keyOf, type MergeRow } from './mergeRows';
import { labelOfRow } from './rowWords';

interface RowsByLanguageProps {
  readonly rules: AnyKind['rules'];
  readonly forms: ReadonlyMap<string, FormParts>;
  readonly rows: readonly MergeRow[];
  readonly children: (row: MergeRow, label: string, parts: FormParts | undefined) => ReactNode;
}

/** The rows of a comparison, in a section for each language. */
export function RowsByLanguage({ rules, forms, rows, children }: RowsByLanguageProps) {
  const t = useT();
  const languages = [...new Set(rows.map(({ lang }) => lang))];
  return languages.map((lang) => (
    <Box component="section" key={lang} aria-label={forms.get(lang)?.title}>
      {forms.size > 1 && (
        <Typography component="h3" variant="subtitle1" sx={{ marginBlock: 1 }}>
          <bdi>{forms.get(lang)?.title}</bdi>
        </Typography>
      )}
      {rows
        .filter((row) => row.lang === lang)
        .map((row) => (
          <Fragment key={keyOf(row)}>{children(row, labelOfRow(rules, row, t), forms.get(lang))}</Fragment>
        ))}
    </Box>
  ));
}

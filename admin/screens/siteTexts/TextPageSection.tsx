import { useId } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HistoryButton } from '../../records/history/HistoryButton';
import { useT } from '../../texts/useT';
import { ChevronDownIcon } from '../../ui/icons/arrows';
import type { TextPage } from './matching';
import { TextRow, type TextLanguage } from './TextRow';
import { TEXTS_NOUN, type SaveText } from './useSaveText';

interface TextPageSectionProps {
  readonly page: TextPage;
  readonly language: TextLanguage;
  readonly expanded: boolean;
  readonly onExpand: (expanded: boolean) => void;
  readonly save: SaveText | null;
  readonly onRestored: () => void;
}

/** The texts of a page. Only those of an open page are in the document. */
export function TextPageSection({ page, language, expanded, onExpand, save, onRestored }: TextPageSectionProps) {
  const t = useT();
  const id = useId();
  const { heading } = page;
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={expanded}
      onChange={(_, open) => onExpand(open)}
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
    >
      <AccordionSummary expandIcon={<ChevronDownIcon />} id={`${id}-head`} aria-controls={`${id}-texts`}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {heading}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {t('texts.countTexts', { count: page.texts.length })}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ padding: 0 }}>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', paddingInline: 2, paddingBlockEnd: 1.5 }}>
          <HistoryButton
            kind={TEXTS_NOUN}
            id={page.id}
            title={heading}
            mayRestore={save !== null}
            onRestored={onRestored}
          />
        </Box>
        <Box component="ul" aria-label={heading} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {page.texts.map((entry) => (
            <TextRow key={entry.path} entry={entry} language={language} save={save} />
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}

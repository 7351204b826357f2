import { useId } from 'react';
import Box from '@mui/material/Box';
import { isSection, type NavigationSection } from '../../navigation/navigationTree';
import { EntryLink } from './parts';

/** An expanded group or section: its label, its entries, and its nested sections. */
export function OpenSection({ section, labelled = true }: { section: NavigationSection; labelled?: boolean }) {
  const id = useId();
  return (
    <>
      {labelled && (
        <Box id={id} sx={{ paddingInline: 1.5, paddingBlock: 0.75, fontSize: '0.75rem', fontWeight: 700 }}>
          {section.label}
        </Box>
      )}
      <ul aria-labelledby={labelled ? id : undefined} className="navigation-list">
        {section.items.map((item) =>
          isSection(item) ? (
            <Box component="li" key={item.label} sx={{ '&:not(:first-of-type)': { marginBlockStart: 0.5 } }}>
              <OpenSection section={item} />
            </Box>
          ) : (
            <EntryLink key={item.path} {...item} />
          ),
        )}
      </ul>
    </>
  );
}

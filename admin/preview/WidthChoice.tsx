import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useT } from '../texts/useT';
import { choosePreview, isPreviewWidth, usePreviewChoice, type PreviewWidth } from './previewChoice';
import { DesktopIcon, PhoneIcon, TabletIcon } from '../ui/icons/views';

const CHOICES: readonly { readonly width: PreviewWidth; readonly label: string; readonly Icon: typeof PhoneIcon }[] = [
  { width: 'phone', label: 'Mobile', Icon: PhoneIcon },
  { width: 'tablet', label: 'Tablet', Icon: TabletIcon },
  { width: 'desktop', label: 'Desktop', Icon: DesktopIcon },
];

/** Width of the screen that the page is shown on. */
export function WidthChoice() {
  const t = useT();
  const { width } = usePreviewChoice();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={width}
      aria-label={t('Screen')}
      onChange={(_, chosen: unknown) => isPreviewWidth(chosen) && choosePreview({ width: chosen })}
    >
      {CHOICES.map(({ width: each, label, Icon }) => (
        <ToggleButton key={each} value={each} aria-label={t(label)} title={t(label)}>
          <Icon fontSize="small" />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

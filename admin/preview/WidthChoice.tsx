import type { TextName } from '../texts/translate';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useT } from '../texts/useT';
import { choosePreview, isPreviewWidth, usePreviewChoice, type PreviewWidth } from './previewChoice';
import { DesktopIcon, PhoneIcon, TabletIcon } from '../ui/icons/views';

const CHOICES: readonly { readonly width: PreviewWidth; readonly label: TextName; readonly Icon: typeof PhoneIcon }[] =
  [
    { width: 'phone', label: 'dashboards.mobile', Icon: PhoneIcon },
    { width: 'tablet', label: 'dashboards.tablet', Icon: TabletIcon },
    { width: 'desktop', label: 'dashboards.desktop', Icon: DesktopIcon },
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
      aria-label={t('publishing.screen')}
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

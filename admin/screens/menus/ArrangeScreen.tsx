import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { PageLink } from '../../navigation/PageLink';
import type { ArrangedMenuFragment } from '../../graphql/generated/typed/graphql';
import { PageHeader } from '../../navigation/PageHeader';
import { ArrangeList } from '../../records/arrange/ArrangeList';
import { useArrangement } from '../../records/arrange/useArrangement';
import { LeaveGuard } from '../../records/form/LeaveGuard';
import { useMay } from '../../session/rights/useMay';
import { useT } from '../../texts/useT';
import { FailureAlert } from '../../ui/FailureAlert';
import { useMenuTree } from './useMenuTree';
import { useSaveOrder } from './useSaveOrder';

const NONE: readonly ArrangedMenuFragment[] = [];

/** Puts all menus into an order, within and across parents, and saves it in one write. */
export function Component() {
  const t = useT();
  const { menus = NONE, error, reload } = useMenuTree();
  const arrangement = useArrangement(menus);
  const { places } = arrangement;
  const saveOrder = useSaveOrder(reload);
  const [saving, setSaving] = useState(false);
  const allowed = useMay()('Mutation', 'arrangeMenus');
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  const dirty = places.length > 0;

  const save = async () => {
    setSaving(true);
    await saveOrder({ menus, from: arrangement.stored, to: arrangement.arrangement });
    setSaving(false);
  };

  return (
    <>
      <PageHeader
        actions={
          <Button component={PageLink} to="../view" relative="path">
            {t('menus.allMenus')}
          </Button>
        }
      />
      <Paper variant="outlined" sx={{ padding: { xs: 1.5, md: 3 } }}>
        {error ? (
          <FailureAlert error={error} retry={reload} />
        ) : (
          <>
            <Typography variant="body2" color="text.secondary" sx={{ marginBlockEnd: 2 }}>
              {allowed ? t('menus.dragMenusByTheirHandles') : t('events.yourRoleDoesNotAllow')}
            </Typography>
            {menus === NONE ? null : menus.length === 0 ? (
              <Typography>{t(screenTexts.menuNotCreated)}</Typography>
            ) : (
              <Box component="fieldset" disabled={!allowed} sx={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
                <ArrangeList
                  label={t('menus.orderOfMenus')}
                  arrangement={arrangement}
                  nameOf={(id) => byId.get(id)?.name ?? ''}
                  isUnused={(id) => byId.get(id)?.active === false}
                  about={(id) => (
                    <Typography
                      variant="caption"
                      component="bdi"
                      dir="ltr"
                      color="text.secondary"
                      sx={{ display: 'block', textAlign: 'match-parent', overflowWrap: 'anywhere' }}
                    >
                      {byId.get(id)?.link}
                    </Typography>
                  )}
                />
              </Box>
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 2 }}>
              <Button variant="contained" disabled={!dirty || saving} onClick={() => void save()}>
                {t('menus.saveOrder')}
              </Button>
              <Button disabled={!dirty || saving} onClick={arrangement.discard}>
                {t('menus.discardChanges')}
              </Button>
              <Button disabled={saving} onClick={reload}>
                {t('menus.reload')}
              </Button>
            </Box>
          </>
        )}
      </Paper>
      <LeaveGuard dirty={dirty} />
    </>
  );
}

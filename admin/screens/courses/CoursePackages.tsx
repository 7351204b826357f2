import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { PageLink } from '../../navigation/PageLink';
import { useFieldScope } from '../../fields/binding/FieldScope';
import { PackagesOfCourseDocument } from '../../graphql/generated/typed/graphql';
import { updatePath } from '../../navigation/recordPaths';
import { nameOrPlaceholder } from '../../records/format';
import { useMay } from '../../session/rights/useMay';
import { useT } from '../../texts/useT';
import { FailureAlert } from '../../ui/FailureAlert';
import { ListedPrice } from './ListedPrice';
import { AddIcon } from '../../ui/icons/actions';

const BASE = 'training-courses/package';

/** The packages of the course that a form changes, with the ways to change them and to add one. */
export function CoursePackages() {
  const t = useT();
  const may = useMay();
  const { record, reference } = useFieldScope();
  const mayList = may('Query', 'coursePackages');
  const { data, error, refetch } = useQuery(PackagesOfCourseDocument, {
    variables: { id: record?.id ?? '' },
    skip: !mayList || !record || reference !== null,
    fetchPolicy: 'cache-and-network',
  });
  if (reference) return null;
  if (!record) {
    return (
      <Typography color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
        {t('courses.packagesCanBeAddedOnce')}
      </Typography>
    );
  }
  if (!data) {
    return error ? (
      <Box sx={{ gridColumn: '1 / -1' }}>
        <FailureAlert error={error} retry={() => void refetch()} />
      </Box>
    ) : null;
  }
  const { packages, slug } = data.course;
  const mayEdit = may('Mutation', 'updateCoursePackage');
  return (
    <Box component="section" aria-labelledby="course-packages" sx={{ gridColumn: '1 / -1', minInlineSize: 0 }}>
      <Typography id="course-packages" variant="h2">
        {t('courses.packages')}
      </Typography>
      {packages.length === 0 && <Typography color="textSecondary">{t('courses.noPackagesYet')}</Typography>}
      <List aria-labelledby="course-packages" disablePadding>
        {packages.map(({ id, title, type, price, active }) => (
          <ListItem key={id} disableGutters divider secondaryAction={<ListedPrice price={price} />}>
            <ListItemText
              primary={
                mayEdit ? (
                  <MuiLink
                    component={PageLink}
                    to={`${updatePath(BASE, { id })}?lang=${baseLanguage()}&course=${slug}`}
                  >
                    <bdi>{nameOrPlaceholder(title, t('courses.untitled'))}</bdi>
                  </MuiLink>
                ) : (
                  <bdi>{nameOrPlaceholder(title, t('courses.untitled'))}</bdi>
                )
              }
              secondary={
                <bdi>
                  {[
                    nameOrPlaceholder(type, t(screenTexts.noType)),
                    t(active ? 'words.active' : 'events.inactive'),
                  ].join(' · ')}
                </bdi>
              }
            />
          </ListItem>
        ))}
      </List>
      {may('Mutation', 'createCoursePackage') && (
        <Button
          component={PageLink}
          to={`/${BASE}/create?courseId=${record.id}`}
          startIcon={<AddIcon />}
          sx={{ marginBlockStart: 1.5 }}
        >
          {t('courses.addPackage')}
        </Button>
      )}
    </Box>
  );
}

import { type ComponentProps, lazy, Suspense, useState } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';

const StaffDialog = lazy(async () => {
  const [{ StaffDialog: View }, { screen }] = await Promise.all([
    import('./StaffDialog'),
    import('./staffMember.form'),
  ]);
  return { default: (props: Omit<ComponentProps<typeof View>, 'screen'>) => <View {...props} screen={screen} /> };
});

/** Opens the dialog that adds a member of staff, loaded when first opened. */
export function AddStaffButton(look: ButtonProps) {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      />
      {opened && (
        <Suspense>
          <StaffDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

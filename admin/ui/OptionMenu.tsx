import Button from '@mui/material/Button';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import type { MenuOption } from './OptionList';
import { useOpener } from './useOpener';

const loadList = () => import('./OptionList');
const OptionList = lazy(loadList);

interface OptionMenuProps<T extends string> {
  /** Accessible name with the current choice: 'Language: English'. */
  readonly label: string;
  /** The visible content of the button. */
  readonly face: ReactNode;
  readonly options: readonly (MenuOption & { readonly value: T })[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

/** A button of the top bar with a menu of options, one of them selected. The menu is loaded when first opened. */
export function OptionMenu<T extends string>({ label, face, options, value, onChoose }: OptionMenuProps<T>) {
  const { anchor, wanted, open, close } = useOpener();
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((offered) => offered.value === chosen);
    if (option) onChoose(option.value);
  };
  return (
    <>
      <Button
        color="inherit"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? id : undefined}
        onPointerEnter={() => void loadList()}
        onClick={open}
        sx={{ minInlineSize: 44, minBlockSize: 44, paddingInline: 1, gap: 0.5 }}
      >
        {face}
      </Button>
      {wanted && (
        <Suspense>
          <OptionList id={id} anchor={anchor} options={options} value={value} onChoose={choose} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

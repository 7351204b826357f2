import { NumberInput } from './NumberInput';

export function OrderNumberInput() {
  return <NumberInput name="orderNumber" label="Order Number" hint="Higher numbers appear first" />;
}

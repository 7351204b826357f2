import { eventCategory } from '@polyphony/domain/kinds/eventCategory.js';
import { IMAGE_SIZES } from '@polyphony/domain/limits.js';
import { ImageInput } from '../../fields/ImageInput';
import { OrderNumberInput } from '../../fields/OrderNumberInput';
import { ParentInput } from '../../fields/ParentInput';
import { SlugInput } from '../../fields/SlugInput';
import { TextAreaInput } from '../../fields/TextAreaInput';
import { TextInput } from '../../fields/TextInput';
import { eventCategoryOperations as operations } from '../../graphql/generated/operations/eventCategory';
import { formScreen } from '../../records/screen';

export const screen = formScreen({
  kind: eventCategory,
  operations,
  Fields: () => (
    <>
      <TextInput name="name" label="Category Name" />
      <SlugInput name="slug" label="Slug" />
      <ParentInput name="parentId" label="Parent Category" options={operations.options} />
      <OrderNumberInput />
      <TextAreaInput name="description" label="Description" />
      <TextInput name="metaTitle" label="Meta Title" />
      <ImageInput name="metaImage" label="Meta Image" size={IMAGE_SIZES.meta} />
      <TextAreaInput name="metaDescription" label="Meta Description" />
    </>
  ),
  sitePath: ({ slug }) => `/event/category/${slug}`,
});

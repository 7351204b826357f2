import type { ComponentProps } from 'react';
import { IMAGE_SIZES } from '@polyphony/domain/limits.js';
import { screenTexts } from '@polyphony/domain/screenTexts.js';
import { ImageInput } from '../../fields/ImageInput';
import { OrderNumberInput } from '../../fields/OrderNumberInput';
import { ParentInput } from '../../fields/ParentInput';
import { SlugInput } from '../../fields/SlugInput';
import { TextAreaInput } from '../../fields/TextAreaInput';
import { TextInput } from '../../fields/TextInput';

/** The inputs of a category, the same for every kind of category (SPEC-D2). */
export const CategoryFields = ({ options }: Pick<ComponentProps<typeof ParentInput>, 'options'>) => (
  <>
    <TextInput name="name" label="Category Name" />
    <SlugInput name="slug" label="Slug" />
    <ParentInput name="parentId" label="Parent Category" empty={screenTexts.categoryNotCreated} options={options} />
    <OrderNumberInput />
    <TextAreaInput name="description" label="Description" />
    <TextInput name="metaTitle" label="Meta Title" />
    <ImageInput name="metaImage" label="Meta Image" size={IMAGE_SIZES.meta} />
    <TextAreaInput name="metaDescription" label="Meta Description" />
  </>
);

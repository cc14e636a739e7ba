package io.tweebyte.load.report;

import java.util.ArrayList;
import java.util.List;

/**
 * A table of the page. The first field of each row is its head.
 *
 * @param caption what it shows
 * @param head the heads of its columns
 * @param rows its rows
 */
record Table(String caption, List<String> head, List<Row> rows) {

	static Table of(String caption, List<String> head) {
		return new Table(caption, head, new ArrayList<>());
	}

	Table row(String kind, Field name, List<Field> fields) {
		this.rows.add(new Row(kind, name, fields));
		return this;
	}

	boolean isEmpty() {
		return this.rows.isEmpty();
	}

	/**
	 * A row.
	 *
	 * @param kind a class for the style sheet, empty for none
	 * @param name the head of the row
	 * @param fields its fields
	 */
	record Row(String kind, Field name, List<Field> fields) {
	}

	/**
	 * A field.
	 *
	 * @param text what stands in it
	 * @param note a second, smaller line, empty for none
	 * @param kind a class for the style sheet, empty for none
	 * @param figure the name of the figure that it shows, empty for none
	 */
	record Field(String text, String note, String kind, String figure) {

		static Field text(String text) {
			return new Field(text, "", "", "");
		}

		/** A text of some length. */
		static Field remark(String text) {
			return new Field(text, "", "remark", "");
		}

		static Field number(double number) {
			return new Field(Numbers.of(number), "", "number", "");
		}

		/** A share from 0 to 1 as percent. */
		static Field share(double share) {
			return Double.isFinite(share) ? text(Numbers.percent(share)) : none();
		}

		static Field none() {
			return new Field("–", "", "none", "");
		}

		Field with(String note) {
			return new Field(this.text, note, this.kind, this.figure);
		}

	}

}

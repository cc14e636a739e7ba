package io.tweebyte.lab.study;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import io.tweebyte.lab.claim.ClaimVerdict;
import io.tweebyte.lab.study.Rung.Row;

/** The characters of CSV of Buck (2022). */
final class CharactersStudy {

	private static final int ROWS = 500;

	private static final int CELLS = 8;

	/** Odd, so that characters of several bytes are cut. */
	private static final int BUFFER = 4_099;

	private static final char CUT = '\uFFFD';

	private CharactersStudy() {
	}

	static List<Rung> rungs() {
		return List.of(composedUnread(), composedRead(), chunks("chunks: published",
				"Each buffer becomes text by itself, as long as it is, whatever was read.",
				"Characters at the end of a buffer are cut, and the last buffer ends with the rest of the one before.",
				wholeBuffers()),
				chunks("chunks: decoded", "A decoder keeps the bytes of a cut character.", "Both have the same text.",
						decoded()));
	}

	private static Rung composedUnread() {
		LazyCsv csv = new LazyCsv(text());
		List<LazyCsv.Row> rows = new ArrayList<>();
		csv.forEachRemaining(rows::add);
		long before = csv.cells();
		rows.forEach((row) -> row.forEachRemaining((cell) -> {
			// too late: the characters are taken
		}));
		return composed("composed: published", "The rows of composed iterators are collected unread.",
				"No cell is split, and none can be read afterwards.", Row.of("composed", rows.size(), before),
				Row.of("composed, read afterwards", rows.size(), csv.cells()))
			.decides(ClaimVerdict.CANNOT_BE_SAID);
	}

	private static Rung composedRead() {
		LazyCsv csv = new LazyCsv(text());
		long rows = 0;
		while (csv.hasNext()) {
			rows++;
			csv.next().forEachRemaining((cell) -> {
				// reading is enough
			});
		}
		return composed("composed: read", "Each row is read before the next one.", "All do the same.",
				Row.of("composed", rows, csv.cells()));
	}

	private static Rung composed(String name, String change, String says, Row... others) {
		List<Row> rows = new ArrayList<>();
		rows.add(Row.of("loop", ROWS, (long) ROWS * CELLS));
		rows.addAll(List.of(others));
		return Rung.of(name, "J5").columns("rows", "cells").change(change).says(says).rows(rows);
	}

	private static Rung chunks(String name, String change, String says, String sync) {
		return Rung.of(name, "J2")
			.columns("characters", "cut characters")
			.change(change)
			.says(says)
			.rows(row("memory", text()), row("sync", sync));
	}

	private static Row row(String name, String text) {
		return Row.of(name, text.length(), text.chars().filter((character) -> character == CUT).count());
	}

	private static String text() {
		return ("a,\u00e9,\u4e16\u754c,b,c,d,e,f\n").repeat(ROWS);
	}

	private static String wholeBuffers() {
		StringBuilder text = new StringBuilder();
		byte[] buffer = new byte[BUFFER];
		try (InputStream bytes = new ByteArrayInputStream(text().getBytes(StandardCharsets.UTF_8))) {
			while (bytes.read(buffer) > 0) {
				text.append(new String(buffer, StandardCharsets.UTF_8));
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return text.toString();
	}

	private static String decoded() {
		StringBuilder text = new StringBuilder();
		char[] buffer = new char[BUFFER];
		try (Reader characters = new InputStreamReader(
				new ByteArrayInputStream(text().getBytes(StandardCharsets.UTF_8)), StandardCharsets.UTF_8)) {
			for (int read = characters.read(buffer); read > 0; read = characters.read(buffer)) {
				text.append(buffer, 0, read);
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return text.toString();
	}

}

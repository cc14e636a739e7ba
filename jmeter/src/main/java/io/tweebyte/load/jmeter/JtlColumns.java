package io.tweebyte.load.jmeter;

import java.util.List;

import io.tweebyte.load.stats.Sample;

/**
 * Where a JTL file keeps what, told by its header line.
 */
class JtlColumns {

	private final List<String> names;

	private final int start;

	private final int elapsed;

	private final int label;

	private final int code;

	private final int thread;

	private final int success;

	private final int failure;

	private final int users;

	/** Below 0 in files of stock settings that leave it out. */
	private final int bytes;

	JtlColumns(List<String> names) {
		this.names = names;
		this.start = index("timeStamp");
		this.elapsed = index("elapsed");
		this.label = index("label");
		this.code = index("responseCode");
		this.thread = index("threadName");
		this.success = index("success");
		this.failure = index("failureMessage");
		this.users = index("allThreads");
		this.bytes = names.indexOf("bytes");
	}

	Sample sample(List<String> fields) {
		if (fields.size() != this.names.size()) {
			throw new IllegalArgumentException(
					"a line of %d fields, not %d".formatted(fields.size(), this.names.size()));
		}
		boolean succeeded = success(fields.get(this.success));
		return new Sample(Long.parseLong(fields.get(this.start)), Long.parseLong(fields.get(this.elapsed)),
				fields.get(this.label), fields.get(this.thread), Integer.parseInt(fields.get(this.users)), succeeded,
				succeeded ? "" : kind(fields.get(this.code), fields.get(this.failure)),
				(this.bytes < 0) ? 0 : Integer.parseInt(fields.get(this.bytes)));
	}

	private int index(String name) {
		int index = this.names.indexOf(name);
		if (index < 0) {
			throw new IllegalArgumentException("no column " + name);
		}
		return index;
	}

	private static boolean success(String text) {
		return switch (text) {
			case "true" -> true;
			case "false" -> false;
			default -> throw new IllegalArgumentException("neither success nor failure but '" + text + "'");
		};
	}

	/**
	 * A refused status is told by its number; an answer whose status is right and that an
	 * assertion refused, by the assertion.
	 */
	private static String kind(String code, String failure) {
		if (!code.startsWith("2") || failure.contains("code expected")) {
			return code.replaceFirst(".*\\.(?=\\w+$)", "");
		}
		if (failure.contains("X-Degraded")) {
			return "degraded";
		}
		return "body";
	}

}

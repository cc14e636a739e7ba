package io.tweebyte.load.check;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

import io.tweebyte.load.backend.ResponseProbe.WrongResponseException;

/**
 * Responses of the first backend of a run: all others, and itself later, must respond
 * with the same bytes, dates and ids of requests aside.
 */
public record KeptResponses(Path folder) {

	private static final int AROUND = 60;

	/**
	 * Keeps a response, or compares it with the one that is kept.
	 * @throws WrongResponseException when it differs, with the place
	 */
	public void check(String name, HttpResponse<String> answer) {
		String canonical = "%d%n%s%n%s%n%s".formatted(answer.statusCode(),
				answer.headers().firstValue("Content-Type").orElse(""), answer.headers().firstValue("Link").orElse(""),
				answer.body());
		Path file = this.folder.resolve(name + ".txt");
		try {
			if (!Files.exists(file)) {
				Files.createDirectories(this.folder);
				Files.writeString(file, canonical);
				return;
			}
			String kept = Files.readString(file);
			if (!kept.equals(canonical)) {
				throw new WrongResponseException("%s is answered by %s, by the first backend of this run by %s"
					.formatted(name, difference(canonical, kept), difference(kept, canonical)));
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The responses of the first backend cannot be kept or read", ex);
		}
	}

	private static String difference(String text, String other) {
		int place = Arrays.mismatch(text.toCharArray(), other.toCharArray());
		return "'..%s..'"
			.formatted(text.substring(Math.max(0, place - AROUND), Math.min(text.length(), place + AROUND)));
	}

}

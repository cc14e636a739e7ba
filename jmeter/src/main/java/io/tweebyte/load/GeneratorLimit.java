package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Instant;
import java.util.OptionalDouble;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * How many requests a second the generator reaches against a stub that does nothing: a
 * backend near to it may have been held up by the generator. Kept for this machine until
 * it is measured again.
 */
class GeneratorLimit {

	private final RigFiles files;

	private final JsonMapper json = new JsonMapper();

	GeneratorLimit(RigFiles files) {
		this.files = files;
	}

	/**
	 * What was measured last, empty when nothing was.
	 */
	OptionalDouble known() {
		try {
			return Files.exists(this.files.generatorLimit()) ? OptionalDouble
				.of(this.json.readValue(Files.readString(this.files.generatorLimit()), Measurement.class)
					.requestsPerSecond()) : OptionalDouble.empty();
		}
		catch (IOException | JacksonException ex) {
			return OptionalDouble.empty();
		}
	}

	/**
	 * What was measured last, in words.
	 */
	String line() {
		OptionalDouble known = known();
		return known.isPresent() ? "JMeter alone reaches %.0f requests/s on this machine".formatted(known.getAsDouble())
				: "What JMeter alone reaches is not known: ./tweebyte bench generator measures it";
	}

	void write(Measurement measurement) throws IOException {
		Files.createDirectories(this.files.runs());
		Files.writeString(this.files.generatorLimit(), this.json.writeValueAsString(measurement));
	}

	/**
	 * One measurement.
	 *
	 * @param date when
	 * @param users simulated users
	 * @param requestsPerSecond what the generator reached
	 * @param cpuPerRequest CPU time of the generator a request, in milliseconds
	 * @param cores the machine's cores, which the stub shares
	 */
	record Measurement(Instant date, int users, double requestsPerSecond, double cpuPerRequest, int cores) {

		String line() {
			return "JMeter with %d users reaches %.0f requests/s against a stub on the same %d cores, %.2f ms of CPU each"
				.formatted(this.users, this.requestsPerSecond, this.cores, this.cpuPerRequest);
		}

	}

}

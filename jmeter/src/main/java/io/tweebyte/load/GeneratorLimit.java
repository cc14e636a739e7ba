package io.tweebyte.load;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

import io.tweebyte.load.jmeter.JMeter;

/**
 * How many requests a second the generator and a stub that does nothing reach together: a
 * backend near to it may have been held up by the generator. Kept for this machine until
 * it is measured again, or is not this machine any more.
 */
class GeneratorLimit {

	private final RigFiles files;

	private final JsonMapper json = new JsonMapper();

	GeneratorLimit(RigFiles files) {
		this.files = files;
	}

	/**
	 * What was measured last with so many users, empty when nothing was or the machine,
	 * its JDK or JMeter's flags are not the same.
	 */
	Optional<Measurement> known(int users) {
		return valid().filter((one) -> one.users() == users).findFirst();
	}

	/**
	 * The limit in words.
	 */
	static String line(Optional<Double> limit) {
		return limit.map("JMeter and a stub together reach %.0f requests/s on this machine"::formatted)
			.orElse("What JMeter and a stub together reach is not known: ./tweebyte bench generator measures it");
	}

	void write(Measurement measurement) throws IOException {
		List<Measurement> all = Stream
			.concat(valid().filter((one) -> one.users() != measurement.users()), Stream.of(measurement))
			.toList();
		Files.createDirectories(this.files.runs());
		Files.writeString(this.files.generatorLimit(), this.json.writeValueAsString(all));
	}

	private Stream<Measurement> valid() {
		try {
			return Files.exists(this.files.generatorLimit())
					? Stream.of(this.json.readValue(Files.readString(this.files.generatorLimit()), Measurement[].class))
						.filter(Measurement::isOfHere)
					: Stream.empty();
		}
		catch (IOException | JacksonException ex) {
			return Stream.empty();
		}
	}

	/**
	 * One measurement.
	 *
	 * @param date when
	 * @param users simulated users
	 * @param requestsPerSecond what was reached
	 * @param cpuPerRequest CPU time of the generator a request, in milliseconds
	 * @param cores the machine's cores, which the stub shares
	 * @param jdk the version of the JDK
	 * @param flags those of the generator's JVM
	 */
	record Measurement(Instant date, int users, double requestsPerSecond, double cpuPerRequest, int cores, String jdk,
			List<String> flags) {

		/**
		 * One of this machine as it is.
		 */
		static Measurement of(Instant date, int users, double requestsPerSecond, double cpuPerRequest) {
			return new Measurement(date, users, requestsPerSecond, cpuPerRequest,
					Runtime.getRuntime().availableProcessors(), Runtime.version().toString(), JMeter.FLAGS);
		}

		boolean isOfHere() {
			return this.cores == Runtime.getRuntime().availableProcessors()
					&& Runtime.version().toString().equals(this.jdk) && JMeter.FLAGS.equals(this.flags);
		}

		String line() {
			return "JMeter with %d users and a stub on the same %d cores reach %.0f requests/s, %.2f ms of JMeter's CPU each"
				.formatted(this.users, this.cores, this.requestsPerSecond, this.cpuPerRequest);
		}

	}

}

package io.tweebyte.load.jmeter;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import io.tweebyte.load.stats.Samples;

/**
 * The samples that JMeter wrote.
 *
 * @param samples in the order of the file
 * @param damage what is wrong with the file, empty when it is whole
 */
public record Jtl(Samples samples, Optional<String> damage) {

	/**
	 * Reads a file in JMeter's CSV format with a header line, a line at a time: it may be
	 * larger than the memory. A line that is cut off or makes no sense ends the reading:
	 * the samples before it are kept, and the damage is told.
	 * @throws IOException when the file cannot be read
	 */
	public static Jtl read(Path file) throws IOException {
		if (!Files.exists(file)) {
			return new Jtl(new Samples(), Optional.of(file.getFileName() + " was never written"));
		}
		Samples samples = new Samples();
		try (CsvRecords records = new CsvRecords(Files.newBufferedReader(file))) {
			Optional<List<String>> header = records.next();
			if (header.isEmpty()) {
				return new Jtl(new Samples(), Optional.of(file.getFileName() + " has no line"));
			}
			JtlColumns columns = new JtlColumns(header.get());
			for (Optional<List<String>> record = records.next(); record.isPresent(); record = records.next()) {
				samples.add(columns.sample(record.get()));
			}
			return new Jtl(samples, Optional.empty());
		}
		catch (IllegalArgumentException ex) {
			return new Jtl(samples, Optional.of("%s is damaged after %d samples: %s".formatted(file.getFileName(),
					samples.size(), ex.getMessage())));
		}
	}

}

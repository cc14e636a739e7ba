package io.tweebyte.load.report;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

import io.tweebyte.load.Cell;
import io.tweebyte.load.CellResult;
import io.tweebyte.load.RunRecord;

/**
 * Reads what a run left behind.
 */
final class RunReader {

	private static final JsonMapper JSON = JsonMapper.builder()
		.disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
		.build();

	private RunReader() {
	}

	/**
	 * Reads a run.
	 * @param folder the run's folder
	 * @throws ReportException when there is no run or it cannot be understood
	 */
	static Run read(Path folder) throws ReportException {
		Path file = folder.resolve("result.json");
		if (!Files.isRegularFile(file)) {
			throw new ReportException("There is nothing to report in %s: it has no result.json".formatted(folder));
		}
		try {
			return new Run(folder.toAbsolutePath().normalize(), whole(JSON.readValue(file.toFile(), RunRecord.class)));
		}
		catch (JacksonException | IllegalArgumentException ex) {
			throw new ReportException("%s is damaged, or of another version of the rig: %s".formatted(file,
					ex.getMessage().lines().findFirst().orElse("")));
		}
	}

	private static RunRecord whole(RunRecord run) {
		if (run == null || run.state() == null || run.environment() == null || run.timing() == null
				|| run.via() == null) {
			throw new IllegalArgumentException("it does not say where and how it was made");
		}
		List<CellResult> cells = orNone(run.cells()).stream().map(RunReader::whole).toList();
		return new RunRecord(Objects.requireNonNullElse(run.preset(), ""), run.seed(),
				Objects.requireNonNullElse(run.scale(), ""), run.timing(), run.via(), run.state(), run.environment(),
				orNone(run.remarks()), run.generatorLimit(), orNone(run.statics()), cells);
	}

	private static CellResult whole(CellResult result) {
		Cell cell = result.cell();
		if (cell == null || cell.contender() == null || cell.scenario() == null || cell.model() == null
				|| cell.purpose() == null) {
			throw new IllegalArgumentException("a cell does not say what it is");
		}
		return new CellResult(cell, result.window(), result.figures(),
				Objects.requireNonNullElse(result.usage(), Map.of()), result.cpuLaw(), result.conditions(),
				result.generatorShare(), result.strangersShare(), orNone(result.failures()), orNone(result.marks()),
				orNone(result.warnings()));
	}

	private static <T> List<T> orNone(List<T> list) {
		return Objects.requireNonNullElse(list, List.of());
	}

}

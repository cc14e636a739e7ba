package io.tweebyte.load;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import io.tweebyte.testsupport.ServerException;

/**
 * Backends that need no start, and know when they were asked for.
 */
class FakeStage implements Stage {

	/** The name of each block that was opened. */
	final List<String> opened = new ArrayList<>();

	/** The name of each block that was closed. */
	final List<String> closed = new ArrayList<>();

	private final Path data;

	private Target target;

	private Optional<String> problem = Optional.empty();

	private boolean interrupted;

	private Optional<SQLException> refusal = Optional.empty();

	private Optional<Contender> broken = Optional.empty();

	FakeStage(Target target, Path data) {
		this.target = target;
		this.data = data;
	}

	void target(Target target) {
		this.target = target;
	}

	void problem(String problem) {
		this.problem = Optional.of(problem);
	}

	/** The check is broken off, and takes what it sees for a problem. */
	void interruptedBy(String problem) {
		this.interrupted = true;
		problem(problem);
	}

	void neverStarts(Contender contender) {
		this.broken = Optional.of(contender);
	}

	/** The databases cannot be copied. */
	void refuses(SQLException refusal) {
		this.refusal = Optional.of(refusal);
	}

	@Override
	public Scene open(Block block) throws SQLException {
		this.opened.add(block.name());
		if (this.refusal.isPresent()) {
			throw this.refusal.get();
		}
		if (this.broken.filter(block.contender()::equals).isPresent()) {
			throw new ServerException("port 8080 is in use");
		}
		Target target = this.target;
		return new Scene() {

			@Override
			public Optional<String> problem() {
				if (FakeStage.this.interrupted) {
					Thread.currentThread().interrupt();
				}
				return FakeStage.this.problem;
			}

			@Override
			public List<StaticFigures> statics() {
				return List.of(new StaticFigures(block.contender(), "user", 1, 2, 3, 4, 5));
			}

			@Override
			public Map<String, Double> starts() {
				return Map.of("user", 2.0 + FakeStage.this.opened.size());
			}

			@Override
			public Target target() {
				return target;
			}

			@Override
			public Path data(Cell cell) {
				return FakeStage.this.data;
			}

			@Override
			public void close() {
				FakeStage.this.closed.add(block.name());
			}

		};
	}

}

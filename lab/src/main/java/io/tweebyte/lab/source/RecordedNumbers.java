package io.tweebyte.lab.source;

import java.util.Iterator;
import java.util.function.Consumer;

import io.tweebyte.lab.work.Digest;
import io.tweebyte.lab.work.FlowRecorder;

/**
 * Numbers that record what is done with them. For checks alone: JVMs that measure do not
 * load this class, so that recording costs them nothing.
 */
public final class RecordedNumbers extends Numbers {

	private final FlowRecorder recorder;

	public RecordedNumbers(Numbers numbers, FlowRecorder recorder) {
		super(numbers);
		this.recorder = recorder;
	}

	@Override
	public Numbers anew() {
		return new RecordedNumbers(this, this.recorder);
	}

	@Override
	public Long next() {
		this.recorder.take();
		return super.next();
	}

	@Override
	public Digest digest() {
		return new Digest() {
			@Override
			public void add(long value) {
				RecordedNumbers.this.recorder.receive();
				super.add(value);
			}
		};
	}

	@Override
	public SourcePublisher<Long> published() {
		return new SourcePublisher<>(this) {
			@Override
			Emission<Long> emission(Iterator<Long> items, Consumer<Long> next, Runnable complete,
					Consumer<Throwable> fail) {
				return new RecordedEmission(items, next, complete, fail, RecordedNumbers.this.recorder);
			}
		};
	}

	@Override
	public DrivenPublisher<Long> driven() {
		return new DrivenPublisher<>(this) {
			@Override
			public void request(long count) {
				RecordedNumbers.this.recorder.request(count);
				super.request(count);
			}
		};
	}

	private static final class RecordedEmission extends SourcePublisher.Emission<Long> {

		private final transient FlowRecorder recorder;

		RecordedEmission(Iterator<Long> items, Consumer<Long> next, Runnable complete, Consumer<Throwable> fail,
				FlowRecorder recorder) {
			super(items, next, complete, fail);
			this.recorder = recorder;
		}

		@Override
		public void request(long count) {
			this.recorder.request(count);
			super.request(count);
		}

	}

}

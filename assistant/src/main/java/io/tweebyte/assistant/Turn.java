package io.tweebyte.assistant;

import java.util.Optional;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

import io.tweebyte.contracts.error.Messages;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.shared.http.Deadline;
import io.tweebyte.shared.limit.UserPlaces;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.adapter.JdkFlowAdapter;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.util.StringUtils;

/**
 * The model's turn to speak. It begins anew for each subscriber, and ends when the
 * subscriber cancels.
 */
public final class Turn {

	private static final Logger log = LoggerFactory.getLogger(Turn.class);

	/** More than a summary has parts. */
	private static final int MOST_UNREAD = 10_000;

	private static final Signal HEARTBEAT = new Signal.Heartbeat();

	private final Assistant assistant;

	private final Conversation conversation;

	private final int before;

	private final Deadline deadline;

	private final UserPlaces.Place place;

	Turn(Assistant assistant, Conversation conversation, int before, Deadline deadline, UserPlaces.Place place) {
		this.assistant = assistant;
		this.conversation = conversation;
		this.before = before;
		this.deadline = deadline;
		this.place = place;
	}

	/**
	 * Returns the turn after a look-up.
	 * @param author empty where it could not be found out who it is
	 */
	public Turn after(Signal.LookUp lookUp, Optional<UserSummary> author) {
		return new Turn(this.assistant,
				this.conversation.with(lookUp.call(), author.map(UserSummary::userName).orElse("unknown")),
				lookUp.parts(), this.deadline, this.place);
	}

	/** Returns what happens, up to a look-up, the end or a failure. */
	public Flux<Signal> signals() {
		Flux<Signal> beats = Flux.interval(this.assistant.settings().heartbeat(), this.assistant.clock())
			.onBackpressureDrop()
			.map((beat) -> this.deadline.remaining().isZero() ? failed("it took too long") : HEARTBEAT);
		return Flux.merge(said(), beats).takeUntil(Signal::isLast);
	}

	/** Returns the signals for subscribers without Reactor. */
	public Flow.Publisher<Signal> publisher() {
		return JdkFlowAdapter.publisherToFlowPublisher(signals());
	}

	/** Returns the signals for a thread that waits for each of them. To be closed. */
	public Stream<Signal> stream() {
		return signals().toStream(1);
	}

	private Flux<Signal> said() {
		return Flux.defer(() -> {
			Counter counter = new Counter(this.before, this.conversation.hasResult());
			return this.assistant.call(this.conversation, this.place)
				.timeout(this.assistant.settings().stall(), this.assistant.clock())
				.mapNotNull(counter::signal)
				// a client that reads slowly must not make the model look silent
				.onBackpressureBuffer(MOST_UNREAD)
				.concatWith(Mono.fromSupplier(counter::end))
				// a failure stays behind what was said before it
				.onErrorResume((failure) -> Mono.just(failed(reason(failure))))
				.takeUntil(Signal::isLast);
		});
	}

	private static Signal failed(String reason) {
		log.warn("A summary was broken off: {}.", reason);
		return new Signal.Failed(Messages.SUMMARY_BROKEN);
	}

	/** Without the message, which is the model's. */
	private static String reason(Throwable failure) {
		return (failure instanceof TimeoutException) ? "the model was silent for too long"
				: NestedExceptionUtils.getMostSpecificCause(failure).getClass().getName();
	}

	private static final class Counter {

		private final boolean hasResult;

		private int parts;

		private boolean isFinished;

		Counter(int before, boolean hasResult) {
			this.parts = before;
			this.hasResult = hasResult;
		}

		/** Returns null for what says nothing, such as the count of tokens. */
		Signal signal(ChatResponse response) {
			Generation result = response.getResult();
			if (result == null) {
				return null;
			}
			this.isFinished |= StringUtils.hasText(result.getMetadata().getFinishReason());
			AssistantMessage message = result.getOutput();
			if (message.hasToolCalls()) {
				if (this.hasResult) {
					throw new IllegalStateException("The model called the tool a second time.");
				}
				return new Signal.LookUp(message, this.parts);
			}
			if (!StringUtils.hasLength(message.getText())) {
				return null;
			}
			this.parts++;
			return new Signal.Text(this.parts, message.getText());
		}

		/** A model that stops without a reason was interrupted. */
		Signal end() {
			if (!this.isFinished) {
				throw new IllegalStateException("The model stopped in the middle.");
			}
			return new Signal.End(this.parts);
		}

	}

}

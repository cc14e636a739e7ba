package io.tweebyte.features.http;

/**
 * A request and what was answered; prints both, with secrets masked.
 *
 * @param call the request
 * @param answer the answer
 */
public record HttpExchange(HttpCall call, HttpAnswer answer) {

	private static final int ERROR = 400;

	/**
	 * Whether the request could be read: a problem without a path tells that it could
	 * not.
	 * @return false for what was refused as no HTTP
	 */
	public boolean isOfAnOperation() {
		return this.answer.status() < ERROR || this.answer.body().length == 0
				|| this.answer.text().contains("\"instance\":");
	}

	@Override
	public String toString() {
		return Secrets.mask("%n>>> %s%n<<< %s%n".formatted(this.call, this.answer));
	}

}
